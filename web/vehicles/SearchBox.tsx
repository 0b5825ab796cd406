import { Search, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx.ts';

interface SearchBoxProps {
  /** The current search. */
  words: string;
  onSearch: (words: string) => void;
  className?: string;
}

/**
 * Searches on Enter or on a press of the magnifier, never on blur. After going back it shows the search of that page.
 */
export function SearchBox({ words, onSearch, className }: SearchBoxProps) {
  const t = useTranslations('inventory.filters');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ over: words, words });
  if (typed.over !== words) setTyped({ over: words, words });

  function search(event: FormEvent) {
    event.preventDefault();
    // The keyboard of a phone would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    if (typed.words.trim() !== words) onSearch(typed.words.trim());
  }
  function clear() {
    setTyped({ over: words, words: '' });
    input.current?.focus();
    if (words !== '') onSearch('');
  }
  return (
    <form
      role="search"
      action="/vehicles"
      onSubmit={search}
      className={cx(
        'flex min-w-0 items-center -outline-offset-2 outline-plate has-[input:focus-visible]:outline-2',
        className,
      )}
    >
      <button
        type="submit"
        aria-label={t('search')}
        className="flex h-full w-11 shrink-0 items-center justify-center rounded-control text-ink-2 -outline-offset-4 hover:text-ink"
      >
        <Search aria-hidden className="size-4.5" />
      </button>
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t('q')}
        placeholder={t('qHint')}
        value={typed.words}
        onChange={(event) => setTyped({ over: words, words: event.target.value })}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        className="h-full min-w-0 flex-1 appearance-none truncate bg-transparent pr-3 text-ink outline-none max-md:text-[1rem] [&::-webkit-search-cancel-button]:hidden"
      />
      {typed.words !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={clear}
          className="flex h-full w-11 shrink-0 items-center justify-center rounded-control text-ink-2 -outline-offset-4 hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </form>
  );
}
