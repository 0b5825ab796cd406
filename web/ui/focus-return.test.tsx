import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusReturn } from './focus-return.ts';

/** The part of an element that the focus needs. */
class Place {
  id = '';
  isConnected = true;
  closest = () => null;
  querySelector = (): Place | null => null;
  focus = () => (page.activeElement = this);
}

const body = new Place();
const content = new Place();
const page = { body, activeElement: body, querySelector: () => content };

beforeEach(() => {
  page.activeElement = body;
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', Place);
});
afterEach(() => vi.unstubAllGlobals());

function aDialog() {
  const dialogs: ReturnType<typeof useFocusReturn>[] = [];
  function Dialog() {
    dialogs.push(useFocusReturn());
    return null;
  }
  renderToString(<Dialog />);
  const [dialog] = dialogs;
  if (!dialog) throw new Error('Nothing was rendered');
  return {
    /** Takes the focus, as the first button of the dialog does if nothing prevents it. */
    open(inside = new Place()) {
      const event = new Event('open', { cancelable: true });
      Object.defineProperty(event, 'target', { value: inside });
      dialog.onOpenAutoFocus(event);
      if (!event.defaultPrevented) page.activeElement = new Place();
    },
    close() {
      page.activeElement = body;
      dialog.onCloseAutoFocus(new Event('close'));
    },
  };
}

test('a dialog that follows another returns the focus to what opened the first', () => {
  const button = new Place();
  button.focus();
  const [first, second, third] = [aDialog(), aDialog(), aDialog()];
  first.open();
  // Each dialog opens before the previous one has closed.
  page.activeElement = body;
  second.open();
  first.close();
  page.activeElement = body;
  third.open();
  second.close();
  third.close();
  expect(page.activeElement).toBe(button);
});

test('a dialog opened without a focused button does not return the focus to the button of an earlier one', () => {
  const button = new Place();
  button.focus();
  const earlier = aDialog();
  earlier.open();
  earlier.close();
  expect(page.activeElement).toBe(button);
  page.activeElement = body;
  const later = aDialog();
  later.open();
  later.close();
  expect(page.activeElement).toBe(content);
});

test('a dialog with choices gives the focus to the chosen one, and returns it to its opener', () => {
  const button = new Place();
  button.focus();
  const chosen = new Place();
  const inside = new Place();
  inside.querySelector = () => chosen;
  const dialog = aDialog();
  dialog.open(inside);
  expect(page.activeElement).toBe(chosen);
  dialog.close();
  expect(page.activeElement).toBe(button);
});
