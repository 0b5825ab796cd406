/**
 * Hands the Escape that a toast has received to what lies below it, a dialog for instance. Radix gives the key to the layer
 * that appeared last, and a toast may appear after a dialog. `remove` takes the toast away before it returns. Without an open
 * layer below, and with the focus in the toast, the key belongs to the toast.
 */
export function handEscapeDown(event: KeyboardEvent, remove: () => void): void {
  const { target } = event;
  const isInToast = target instanceof Element && target.closest('[data-tone]') !== null;
  if (isInToast || !target || !document.querySelector(LAYER)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  remove();
  // The layer below listens once React has run the effects of the removal.
  setTimeout(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );
}

const LAYER =
  '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]';
