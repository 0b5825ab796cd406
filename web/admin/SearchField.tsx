import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { CONTROL } from '../ui/control.ts';
import { cx } from '../ui/cx.ts';

/** Searches as one types, a moment after the last key; follows the address when that changes by itself. */
export function SearchField(props: {
  label: string;
  value: string;
  /** Has to be stable. */
  onSearch: (words: string) => void;
  className?: string;
}) {
  const { label, value, onSearch } = props;
  const id = useId();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => {
    const words = text.trim();
    if (words === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(words);
      onSearch(words);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, sent, onSearch]);
  return (
    <div className={cx('relative', props.className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3"
      />
      <input
        id={id}
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(CONTROL, 'h-10 pl-10 placeholder:text-ink-2')}
      />
    </div>
  );
}
