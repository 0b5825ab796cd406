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
