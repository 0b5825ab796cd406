import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isTyping } from './is-typing.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { rowOpenedIn } from './list-memory.ts';

/**
 * The keys of every list in the back office. A list takes part with `data-row` on its rows and `data-row-main` on the control
 * of a row that Enter presses: j and k move the focus to it, x presses the checkbox of the row. A row that may have no such
 * control has a `tabindex` and takes the focus itself. On the page of one row
 * Escape leads back to its list, where the focus is on that row again.
 */
export function RowKeys() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
        if (pathChanged) focusMain(openedRow(toLocation.pathname));
      }),
    [router],
  );
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      // A dialog keeps the keys to itself.
      if (document.querySelector('[data-holds-page]')) return;
      if (event.key === '?') setIsHelpOpen(true);
      else if (!actOnRows(event.key)) return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />;
}

/** Returns whether the key means something here. */
function actOnRows(key: string): boolean {
  const row = currentRow();
  switch (key) {
    case 'j':
    case 'k':
      return moveFrom(row, key === 'j' ? 1 : -1);
    case 'x':
      return pressIn(row, 'input[type=checkbox]');
    case 'Escape':
      return closeRow(row) || pressIn(document.body, '[data-back]');
    default:
      return false;
  }
}

/** The row with the focus. An opened row has what it holds in the row below it. */
function currentRow(): Element | null {
  const { activeElement } = document;
  const row = activeElement?.closest('[data-row]');
  return row ?? activeElement?.closest('tr')?.previousElementSibling?.closest('[data-row]') ?? null;
}

/** The row whose page was open before this list. */
function openedRow(path: string): Element | null {
  const id = rowOpenedIn(path);
  return id === undefined ? null : document.querySelector(`#content [data-row="${CSS.escape(id)}"]`);
}

function moveFrom(focused: Element | null, by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('#content [data-row]')];
  const row = focused ?? openedRow(location.pathname);
  const next = row ? rows[rows.indexOf(row) + by] : rows[0];
  return focusMain(next ?? null);
}

function focusMain(row: Element | null): boolean {
  const main =
    [...(row?.querySelectorAll('[data-row-main]') ?? [])].find((control) => control.checkVisibility()) ??
    (row?.hasAttribute('tabindex') ? row : row?.querySelector('a[href], button:enabled'));
  if (!(main instanceof HTMLElement)) return false;
  main.focus({ preventScroll: true });
  // Above the row are the top bar and the head of the table.
  row?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

function closeRow(row: Element | null): boolean {
  const hasClosed = pressIn(row, '[data-row-main][aria-expanded=true]');
  return hasClosed && focusMain(row);
}

function pressIn(row: Element | null, selector: string): boolean {
  const control = row?.querySelector(selector);
  if (!(control instanceof HTMLElement)) return false;
  control.click();
  return true;
}
