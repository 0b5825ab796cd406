const CONTROLS = 'a[href], button:enabled';

/**
 * The ref of a button that its own act removes. If the button has the focus then, the focus goes to a control in the same row,
 * to an action of the page, or to the content, so that keyboard users do not start at the top of the page again. React calls
 * the returned function before it removes the element.
 */
export const handFocusOn = (button: HTMLElement | null) => () => {
  if (button === null || document.activeElement !== button) return;
  const around = [button.closest('li, tr, article'), document.querySelector('[data-page-actions]')];
  const controls = around.flatMap((each) => [...(each?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]);
  const place =
    controls.find((control) => control !== button) ?? document.querySelector<HTMLElement>('#content');
  place?.focus({ preventScroll: true });
};

/** What else takes the focus beside a list: the field for its files, or the first field of the popover around it. */
const besideList = (row: Element) =>
  row.closest('form, section')?.querySelector<HTMLElement>('input[type=file]:enabled') ??
  row.closest('[role=dialog]')?.querySelector<HTMLElement>('input:enabled') ??
  document.querySelector<HTMLElement>('#content');

/**
 * The ref of a row that an act in it removes at once. If the focus is in the row then, it goes to the next row, or to the one
 * before. It does not go to the same control there, because a second press of the key would act on the other row too.
 */
export const handRowOn = (row: HTMLElement | null) => () => {
  if (!row?.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling;
  if (next instanceof HTMLElement) next.tabIndex = -1;
  const place = next instanceof HTMLElement ? next : besideList(row);
  place?.focus({ preventScroll: true });
};
