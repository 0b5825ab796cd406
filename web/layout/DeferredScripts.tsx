import { ScriptOnce, useMatches, useRouteContext } from '@tanstack/react-router';
import { NOTE_EARLY_TAP } from './early-tap.ts';

/**
 * For the back office: until the page is hydrated, the browser asks before a page is left with a note that was typed.
 * From then on the page asks itself.
 */
const ASK_BEFORE_LEAVING =
  `{const ask=(event)=>{if([...document.querySelectorAll('textarea')].some(` +
  `({value,defaultValue})=>value!==defaultValue))event.preventDefault()};addEventListener('beforeunload',ask);` +
  `const repeat=repeatEarlyChoice;repeatEarlyChoice=()=>{removeEventListener('beforeunload',ask);repeat()}}`;

/**
 * Loads all scripts of the page at once, after the first paint. Before that the fonts and pictures on screen have the
 * bandwidth for themselves. A page in the background is not painted, so its scripts load at once. Until they run, presses
 * are noted.
 */
export function DeferredScripts() {
  const { scripts } = useRouteContext({ from: '__root__' });
  const matches = useMatches();
  const files = [...new Set(matches.flatMap(({ routeId }) => scripts?.[routeId] ?? []))];
  const isOffice = matches.some(({ routeId }) => routeId === '/admin');
  if (files.length === 0) return null;
  return (
    <ScriptOnce>
      {`${NOTE_EARLY_TAP}${isOffice ? ASK_BEFORE_LEAVING : ''}{const files=${JSON.stringify(files)};` +
        `const add=(name,what)=>document.head.append(Object.assign(document.createElement(name),what));` +
        `const load=()=>{for(const href of files)add('link',{href,rel:'modulepreload'});` +
        `add('script',{src:files[0],type:'module'})};` +
        `document.hidden?load():requestAnimationFrame(()=>setTimeout(load))}`}
    </ScriptOnce>
  );
}
