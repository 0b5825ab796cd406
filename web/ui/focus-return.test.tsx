import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusReturn } from './focus-return.ts';

/** The part of an element that the focus needs. */
class Place {
  id = '';
  isConnected = true;
  isChoice = false;
  /** The row that it stands in, and the one after that. */
  row: Place | null = null;
  nextElementSibling: Place | null = null;
  previousElementSibling: Place | null = null;
  controls: Place[] = [];
  /** What it holds, by a part of the selector. */
  holds: Record<string, Place> = {};
  closest = (selector: string) => (selector.includes('li') ? this.row : null);
  querySelectorAll = () => this.controls;
  matches = () => this.isChoice;
  querySelector = (selector: string): Place | null =>
    Object.entries(this.holds).find(([part]) => selector.includes(part))?.[1] ?? null;
  focus = () => (page.activeElement = this);
}

class Field extends Place {
  isSelected = false;
  select = () => (this.isSelected = true);
}
class LongField extends Place {
  value = 'Called.';
  caret = 0;
  setSelectionRange = (start: number) => (this.caret = start);
}

/** The content of the open dialog has changed. */
let loaded = () => {};

const body = new Place();
const content = new Place();
const page = { body, activeElement: body, querySelector: () => content };

beforeEach(() => {
  page.activeElement = body;
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', Place);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', LongField);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(load: () => void) {
        loaded = load;
      }
      observe() {}
      disconnect() {
        loaded = () => {};
      }
    },
  );
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
    /** `taker`: what has taken the focus by then. */
    close(taker: Place = body) {
      page.activeElement = taker;
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

test('a dialog that removes the row of its opener gives the focus to the same control of the next row', () => {
  const [row, next, rename, remove, renameNext, removeNext] = Array.from({ length: 6 }, () => new Place());
  if (!row || !next || !rename || !remove || !renameNext || !removeNext) throw new Error('Six places');
  row.controls = [rename, remove];
  next.controls = [renameNext, removeNext];
  row.nextElementSibling = next;
  remove.row = row;
  remove.focus();
  const dialog = aDialog();
  dialog.open();
  for (const gone of [row, rename, remove]) gone.isConnected = false;
  dialog.close();
  expect(page.activeElement).toBe(removeNext);
});

test('a dialog leaves the focus to what has taken the place of its opener', () => {
  const [row, field, button] = [new Place(), new Place(), new Place()];
  row.controls = [new Place()];
  field.row = row;
  field.focus();
  const dialog = aDialog();
  dialog.open();
  field.isConnected = false;
  dialog.close(button);
  expect(page.activeElement).toBe(button);
});

test('a dialog with choices gives the focus to the chosen one, and returns it to its opener', () => {
  const button = new Place();
  button.focus();
  const [first, chosen, inside] = [new Place(), new Place(), new Place()];
  first.isChoice = true;
  inside.holds = { [':checked']: chosen, form: first };
  const dialog = aDialog();
  dialog.open(inside);
  expect(page.activeElement).toBe(chosen);
  dialog.close();
  expect(page.activeElement).toBe(button);
});

test('a dialog with a field begins at the field, with its text selected, or the caret behind a longer text', () => {
  const [field, notes] = [new Field(), new LongField()];
  for (const each of [field, notes]) {
    const inside = new Place();
    inside.holds = { form: each };
    aDialog().open(inside);
    expect(page.activeElement).toBe(each);
  }
  expect([field.isSelected, notes.caret]).toEqual([true, 7]);
});

test('a dialog with tabs before its fields begins at its start', () => {
  const [field, inside] = [new Field(), new Place()];
  inside.holds = { tablist: new Place(), form: field };
  aDialog().open(inside);
  expect(page.activeElement).not.toBe(field);
});

test('a dialog that loads begins at its field once it is there, unless the focus has moved meanwhile', () => {
  const openAndLoad = (isAtStart: boolean) => {
    const [field, inside] = [new Field(), new Place()];
    aDialog().open(inside);
    page.activeElement.isChoice = isAtStart;
    inside.holds = { form: field };
    loaded();
    return page.activeElement === field;
  };
  expect([openAndLoad(true), openAndLoad(false)]).toEqual([true, false]);
});
