import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { formatInteger } from '../ui/format.ts';
import { TextField } from '../ui/TextField.tsx';
import type { InventoryParameter } from './search.ts';
import { isUnderstood } from './search.ts';

interface TypedFilterProps {
  label: string;
  filter: InventoryParameter;
  type?: 'date';
  value: string | undefined;
  /** `isCorrection` tells that it takes the place of what was settled since the field was entered. */
  onSettle: (value: string, isCorrection: boolean) => void;
}

/** A bound that is typed: taken when one pauses, so that the number of matches follows. */
export function TypedFilter({ label, filter, type, value = '', onSettle }: TypedFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOwn = value === seen || value === sent;
  if (value !== seen) {
    setSeen(value);
    // Another way than this field, such as going back: what was being typed is void.
    if (!isOwn) setTyped(null);
  }
  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) clearTimeout(timer.current);
  }, [isTyping]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = (words: string) => (type ? words : words.replaceAll(/[.\s\u00A0]/g, ''));
  function settle(words: string) {
    clearTimeout(timer.current);
    if (words === value || (words !== '' && !isUnderstood(filter, words))) return;
    onSettle(words, sent !== null);
    setSent(words);
  }
  return (
    <TextField
      label={label}
      {...(type ? { type } : { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 })}
      value={typed ?? (type || value === '' ? value : formatInteger(Number(value)))}
      onChange={({ target }) => {
        const words = read(target.value);
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => settle(words), SEARCH_DEBOUNCE_MS);
      }}
      onBlur={() => {
        if (typed !== null) settle(read(typed));
        setTyped(null);
        setSent(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) settle(read(typed));
      }}
    />
  );
}
