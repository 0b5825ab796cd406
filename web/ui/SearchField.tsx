import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { cx } from './cx.ts';
import { Field } from './Field.tsx';

interface SearchFieldProps {
  name: string;
  /** Shown inside the field if there is no label above it. */
  label: string;
  hasHiddenLabel?: boolean;
  value: string;
  onSearch: (words: string) => void;
  className?: string;
}

/** Searches while the user types, shortly after the last key. Follows the address when that changes by other means. */
export function SearchField(props: SearchFieldProps) {
  const { label, hasHiddenLabel = false, value, onSearch } = props;
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value other than the last search came from elsewhere: the back button or a link.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const words = text.trim();
  useEffect(() => {
    if (words === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(words);
      onSearch(words);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, sent, onSearch]);
  return (
    <Field
      label={hasHiddenLabel ? <span className="sr-only">{label}</span> : label}
      className={cx(hasHiddenLabel && 'gap-0', props.className)}
    >
      {(control) => (
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3"
          />
          <input
            {...control}
            name={props.name}
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            {...(hasHiddenLabel ? { placeholder: label } : {})}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="control h-10 truncate pl-10 placeholder:text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}
