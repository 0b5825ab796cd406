import { type RefObject, useRef } from 'react';
import { beginAt, beginWhenLoaded, firstFieldOf } from './first-field.ts';

const CONTROLS = 'a[href], button:enabled';

/** The card or row that an element stands in. */
const surroundingsOf = (element: Element | null) => element?.closest('article, tr, li') ?? null;

/**
 * The next row, or the one before the last, and the place of a control in its own row: who deletes one picture often deletes
 * the next one too.
 */
function besides(opener: Element | null) {
  const row = surroundingsOf(opener);
  return {
    row: row?.nextElementSibling ?? row?.previousElementSibling ?? null,
    place: [...(row?.querySelectorAll(CONTROLS) ?? [])].findIndex((control) => control === opener),
  };
}

/**
 * What opened the latest dialog. A dialog that follows it after its opener is gone returns the focus to the same place.
 */
let latestOpener: RefObject<Element | null> | null = null;

/**
 * Returns the focus to whatever opened a dialog. Radix does so only for a trigger of its own. At the start, a dialog gives the
 * focus to its first field or to the chosen one of its choices; Radix would give it to the button that closes the dialog.
 * A sheet stays at that button, because on phones a field would open the keyboard over what the sheet shows.
 */
export function useFocusReturn({ beginsAtField = true } = {}) {
  const opener = useRef<Element | null>(null);
  const surroundings = useRef<Element | null>(null);
  const neighbour = useRef<ReturnType<typeof besides>>({ row: null, place: -1 });
  const endWait = useRef(() => {});
  return {
    onOpenAutoFocus(event: Event) {
      const active = document.activeElement;
      opener.current = active === document.body ? (latestOpener?.current ?? null) : active;
      latestOpener = opener;
      surroundings.current = surroundingsOf(opener.current);
      neighbour.current = besides(opener.current);
      if (!beginsAtField || !(event.target instanceof HTMLElement)) return;
      const field = firstFieldOf(event.target);
      if (!field) {
        endWait.current = beginWhenLoaded(event.target);
        return;
      }
      event.preventDefault();
      beginAt(field);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      endWait.current();
      // A dialog that followed in the meantime keeps its own opener.
      if (latestOpener === opener) latestOpener = null;
      // What has replaced the opener has taken the focus.
      if (!opener.current?.isConnected && document.activeElement !== document.body) return;
      // The action may have removed the opener. Then the focus goes to a control in the same card or row. If that is
      // gone too, it goes to the same control of a neighbouring row, to a title that takes it, or to the content, so that
      // keyboard users do not start at the top of the page again.
      const { row, place } = neighbour.current;
      giveFocus([
        opener.current,
        surroundings.current?.querySelector(CONTROLS),
        row?.querySelectorAll(CONTROLS)[place],
        document.querySelector('h1[tabindex]'),
      ]);
    },
  };
}

/**
 * Gives the focus to the first place that is still on the page, else to the content. Radix says that a dialog is closed a
 * moment after it is gone. If another dialog has opened by then, the focus stays in that one.
 */
export function giveFocus(
  places: readonly (Element | null | undefined)[],
  { preventScroll = false } = {},
): void {
  if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
  const place = [...places, document.querySelector('#content')].find(
    (each) => each instanceof HTMLElement && each.isConnected,
  );
  if (place instanceof HTMLElement) place.focus({ preventScroll: preventScroll || place.id === 'content' });
}
