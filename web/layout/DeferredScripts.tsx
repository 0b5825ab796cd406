import { ScriptOnce, useMatches, useRouteContext } from '@tanstack/react-router';
import { NOTE_EARLY_TAP } from './early-tap.ts';

/**
 * Loads all scripts of the page at once, after the first paint. Before that the fonts and pictures on screen have the
 * bandwidth for themselves. A page in the background is not painted, so its scripts load at once. Until they run, presses
 * are noted.
 */
export function DeferredScripts() {
  const { scripts } = useRouteContext({ from: '__root__' });
  const files = [...new Set(useMatches().flatMap(({ routeId }) => scripts?.[routeId] ?? []))];
  if (files.length === 0) return null;
  return (
    <ScriptOnce>
      {`${NOTE_EARLY_TAP}{const files=${JSON.stringify(files)};` +
        `const add=(name,what)=>document.head.append(Object.assign(document.createElement(name),what));` +
        `const load=()=>{for(const href of files)add('link',{href,rel:'modulepreload'});` +
        `add('script',{src:files[0],type:'module'})};` +
        `document.hidden?load():requestAnimationFrame(()=>setTimeout(load))}`}
    </ScriptOnce>
  );
}
