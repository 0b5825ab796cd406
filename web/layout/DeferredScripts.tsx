import { ScriptOnce, useMatches, useRouteContext } from '@tanstack/react-router';

/**
 * Has the browser fetch and run the page's scripts, all at once, when it has painted the page: the typefaces and
 * pictures, which are what is seen, do not share the line with them. A page in the background is not painted.
 */
export function LoadedSoon() {
  const { scripts } = useRouteContext({ from: '__root__' });
  const files = useMatches().flatMap(({ routeId }) => scripts?.[routeId] ?? []);
  if (files.length === 0) return null;
  return (
    <ScriptOnce>
      {`{const files=${JSON.stringify(files)};` +
        `const add=(name,what)=>document.head.append(Object.assign(document.createElement(name),what));` +
        `const load=()=>{for(const href of files)add('link',{href,rel:'modulepreload'});` +
        `add('script',{src:files[0],type:'module'})};` +
        `document.hidden?load():requestAnimationFrame(()=>setTimeout(load))}`}
    </ScriptOnce>
  );
}
