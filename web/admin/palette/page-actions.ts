/** What a page offers to do. */
export interface PageAction {
  label: string;
  run: () => void;
}

/**
 * The actions of the open page: the buttons and links at its head (`data-page-actions`, as in `PageTitle`). To run one is to
 * press it, so that it asks with the same dialog. It takes the focus, to which the dialog returns.
 */
export function pageActions(page: ParentNode): PageAction[] {
  const controls = page.querySelectorAll<HTMLElement>(
    '#content [data-page-actions] :is(button:enabled, a[href])',
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .map((control) => ({
      label: control.getAttribute('aria-label') ?? control.textContent.trim(),
      run: () => {
        control.focus();
        control.click();
      },
    }));
}
