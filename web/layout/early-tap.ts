import { useEffect } from 'react';

declare global {
  interface Window {
    /** Repeats the last press from before hydration, so that no tap is lost on a slow line. */
    repeatEarlyTap?: () => void;
    /** Repeats the last choice in a menu from before the page itself is hydrated. */
    repeatEarlyChoice?: () => void;
  }
}

/** Buttons that are disabled until they are hydrated, some of them later than the page. */
const WAITING = ':is(.not-yet,.not-yet-plain,.waits):disabled';

/**
 * For the document: notes presses of buttons until the page is hydrated. Links and forms work without scripts. A button
 * that is disabled until then gets no click, but a `pointerup`; the keyboard cannot reach it. React keeps the events of a
 * part that is not hydrated from all listeners but those that capture on the window. A tap elsewhere takes the last one
 * back. A waiting button is pressed when it is enabled, and only once: it may be disabled again while it is at work.
 *
 * It also notes the last choice in a menu of options. React shows the option that its state names when it hydrates the menu.
 *
 * The page runs it before its scripts, which therefore need not hold it. The last press is not repeated within React's own
 * work, where it cannot hydrate the part of the page that the button is in.
 */
export const NOTE_EARLY_TAP =
  `{let tapped;` +
  `addEventListener('pointerup',onclick=({target})=>{tapped=target.closest('[type=button],button:disabled')},true);` +
  `repeatEarlyTap=()=>{onclick=null;` +
  `const first=tapped,waiting=new Set(document.querySelectorAll('${WAITING}')),` +
  `hydrated=new MutationObserver(()=>{for(const button of waiting)` +
  `if(!button.disabled){waiting.delete(button);if(button===tapped)button.click()}});` +
  `for(const button of waiting)hydrated.observe(button,{attributeFilter:['disabled']});` +
  `if(first&&!waiting.has(first))setTimeout(()=>first.click())};` +
  `let chosen;addEventListener('change',({target})=>{if(chosen!==null&&target.matches('select'))chosen=[target,target.value]},true);` +
  `repeatEarlyChoice=()=>{const[menu,value]=chosen??[];chosen=null;` +
  `if(menu?.isConnected){menu.value=value;menu.dispatchEvent(new Event('change',{bubbles:true}))}}};`;

export function useEarlyTap(): void {
  useEffect(() => window.repeatEarlyTap?.(), []);
}
