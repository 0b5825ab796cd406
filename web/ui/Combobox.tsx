import { useCombobox } from 'downshift';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { cx } from './cx.ts';

interface ComboboxProps<Item> {
  label: string;
  items: readonly Item[];
  /** Whether the items are those for the text. Enter chooses none of an earlier text: it waits for the first of its own. */
  isCurrent: boolean;
  /** The text in the field; the parent finds the items for it. */
  text: string;
  onText: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  keyOf: (item: Item) => string;
  onChoose: (item: Item) => void;
  renderItem: (item: Item) => ReactNode;
  /** Said when there are no items: that the search runs, or found nothing. */
  empty: string;
}

/** A field with suggestions: the parent searches while the user types. A choice empties the field and closes the list. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, items, isCurrent, text, keyOf } = props;
  // Enter was pressed before the items for the text had arrived.
  const [isEntered, setIsEntered] = useState(false);
  const combobox = useCombobox<Item>({
    items: [...items],
    itemToString: () => '',
    itemToKey: (item) => (item ? keyOf(item) : item),
    inputValue: text,
    // Nothing stays selected: the parent shows what was chosen in place of the field.
    selectedItem: null,
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue }) => {
      setIsEntered(false);
      props.onText(inputValue);
    },
    onIsOpenChange: ({ isOpen }) => props.onOpenChange(isOpen),
    onStateChange: ({ selectedItem }) => selectedItem && props.onChoose(selectedItem),
    stateReducer(state, { type, changes }) {
      switch (type) {
        case useCombobox.stateChangeTypes.InputChange:
          return { ...changes, highlightedIndex: -1 };
        // A click into the open field places the cursor.
        case useCombobox.stateChangeTypes.InputClick:
          return { ...changes, isOpen: true, highlightedIndex: Math.max(0, state.highlightedIndex) };
        // Leaving the field chooses nothing.
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...state, isOpen: false, highlightedIndex: -1 };
        // The list stays open until the items for the text have arrived.
        case useCombobox.stateChangeTypes.InputKeyDownEnter:
          return state.highlightedIndex < 0 || !isCurrent ? state : changes;
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...changes, inputValue: '' };
        default:
          return changes;
      }
    },
  });
  const { isOpen, setHighlightedIndex } = combobox;
  const choose = useEffectEvent((item: Item) => props.onChoose(item));
  useEffect(() => {
    if (!isOpen || items.length === 0) return;
    setHighlightedIndex(isCurrent ? 0 : -1);
    const [first] = items;
    if (isEntered && isCurrent && first) choose(first);
  }, [isOpen, isCurrent, isEntered, items, setHighlightedIndex]);
  return (
    <div className="relative w-full sm:w-80">
      <label {...combobox.getLabelProps({ className: 'sr-only' })}>{label}</label>
      <input
        {...combobox.getInputProps({
          onFocus: () => combobox.openMenu(),
          onKeyDown: ({ key }) => {
            if (key === 'Enter' && !isCurrent && text !== '') setIsEntered(true);
          },
          maxLength: 100,
          placeholder: label,
          className: 'control h-10 placeholder:text-ink-2',
        })}
      />
      <div
        className={cx(
          'absolute inset-x-0 top-full z-20 mt-1.5 rounded-card border border-line bg-surface p-1.5 shadow-float',
          !isOpen && 'hidden',
        )}
      >
        {/* The list itself scrolls: downshift keeps the highlighted item visible inside it. */}
        <ul {...combobox.getMenuProps({ className: 'max-h-76 overflow-y-auto' })}>
          {isOpen &&
            items.map((item, index) => (
              <li
                key={keyOf(item)}
                {...combobox.getItemProps({ item, index })}
                className="cursor-pointer rounded-[6px] px-2.5 py-2 aria-selected:bg-plate-soft aria-selected:text-plate"
              >
                {props.renderItem(item)}
              </li>
            ))}
        </ul>
        {items.length === 0 && <output className="block px-2.5 py-2 text-ink-2">{props.empty}</output>}
      </div>
    </div>
  );
}
