import { useCombobox } from 'downshift';
import { Dialog as Radix } from 'radix-ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_DEBOUNCE_MS } from '../../../contract/constants.ts';
import { useErrorText } from '../../api/error-text.ts';
import { giveFocus } from '../../ui/focus-return.ts';
import { useCommands } from './use-commands.ts';
import { type Entry, useHits } from './use-hits.ts';

interface PaletteProps {
  /** What was typed before the palette was there. */
  typed: string;
  onClose: () => void;
}

/** Finds everything in the back office, and runs what can be done from everywhere. */
export function Palette({ typed, onClose }: PaletteProps) {
  const t = useTranslations('admin.palette');
  // Read before the field takes the focus, which downshift does before the dialog opens.
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div data-holds-page className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocus([opener], { preventScroll: true });
          }}
          aria-modal
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] z-40 mx-auto max-w-xl animate-rise-in overflow-hidden rounded-card border border-line bg-surface shadow-float outline-none max-sm:top-4"
        >
          <Radix.Title className="sr-only">{t('title')}</Radix.Title>
          <PaletteList typed={typed} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function PaletteList({ typed, onClose }: PaletteProps) {
  const t = useTranslations('admin.palette');
  const errorText = useErrorText();
  const [text, setText] = useState(typed);
  const words = text.trim();
  const settled = useSettled(words);
  const { entries: hits, isSearching, isCurrent, error } = useHits(settled);
  const commands = useCommands(words);
  const entries = [...hits, ...commands];
  const isReady = words === settled && isCurrent;
  // Enter was pressed before the hits for the text had arrived.
  const [isAsked, setIsAsked] = useState(false);
  const choose = (entry: Entry) => {
    onClose();
    entry.run();
  };
  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<Entry>({
      items: entries,
      isOpen: true,
      inputValue: text,
      itemToString: () => '',
      selectedItem: null,
      defaultHighlightedIndex: 0,
      onStateChange: ({ selectedItem }) => {
        if (selectedItem) choose(selectedItem);
      },
      stateReducer: (state, { type, changes }) => {
        // Nothing is highlighted until the hits for the text have arrived.
        if (type === useCombobox.stateChangeTypes.InputChange) return { ...changes, highlightedIndex: -1 };
        // Leaving the field chooses nothing.
        if (type === useCombobox.stateChangeTypes.InputBlur) return state;
        if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && state.highlightedIndex < 0)
          return state;
        return changes;
      },
    });
  useEffect(() => {
    setHighlightedIndex(isReady ? 0 : -1);
  }, [isReady, settled, setHighlightedIndex]);
  useEffect(() => {
    const [first] = entries;
    if (isReady && isAsked && first) choose(first);
  });
  const isEmpty = entries.length === 0 && isReady;
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-3" />
        <label {...getLabelProps({ className: 'sr-only' })}>{t('field')}</label>
        <input
          {...getInputProps({
            placeholder: t('field'),
            maxLength: 100,
            // At once: with the change that downshift reports later, React would put the former text back and lose letters.
            onChange: ({ currentTarget }) => {
              setText(currentTarget.value);
              setIsAsked(false);
            },
            onKeyDown: (event) => {
              // Escape closes the palette at once; downshift would first empty the field.
              if (event.key === 'Escape') onClose();
              if (event.key === 'Enter' && !isReady) setIsAsked(true);
            },
            className:
              'h-13 w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-ink-2 max-md:text-[1rem]',
          })}
        />
      </div>
      <ul {...getMenuProps({ className: 'max-h-[min(60dvh,28rem)] overflow-y-auto p-1.5' })}>
        {entries.map((entry, index) => (
          <li key={entry.key} {...getItemProps({ item: entry, index })} className="cursor-pointer">
            {entry.group !== entries[index - 1]?.group && (
              <span aria-hidden className="block px-2.5 pt-2 pb-1 text-12 font-medium text-ink-2">
                {t(`groups.${entry.group}`)}
              </span>
            )}
            <span
              className={
                index === highlightedIndex
                  ? 'flex min-h-10 flex-wrap items-baseline gap-x-3 rounded-[6px] bg-plate-soft px-2.5 py-2 text-plate'
                  : 'flex min-h-10 flex-wrap items-baseline gap-x-3 rounded-[6px] px-2.5 py-2'
              }
            >
              <span className="wrap-anywhere">{entry.label}</span>
              <span className="text-13 wrap-anywhere text-ink-2">{entry.hint}</span>
            </span>
          </li>
        ))}
      </ul>
      <output className={isSearching || isEmpty || error ? 'block px-4 pb-3 text-14 text-ink-2' : 'sr-only'}>
        {error ? errorText(error) : isSearching ? t('searching') : isEmpty && t('none')}
      </output>
    </>
  );
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
