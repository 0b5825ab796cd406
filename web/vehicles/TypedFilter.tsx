import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { formatInteger } from '../../contract/notation.ts';
import { isAccepted, type Parameter } from '../../contract/parameters.ts';
import { wholeEurosOf, wholeNumberOf } from '../../contract/whole-number.ts';
import { TextField } from '../ui/TextField.tsx';

interface TypedFilterProps {
  label: ReactNode;
  parameter: Parameter;
  /** Amounts of money have the German notation in every language. */
  isMoney?: boolean;
  value: string | undefined;
  /** `isCorrection`: the value replaces one that was settled since the field got the focus. */
  onSettle: (value: string, isCorrection: boolean) => void;
}

/** A bound that people type. It settles when they pause, so that the number of matches follows. */
export function TypedFilter({ label, parameter, isMoney = false, value = '', onSettle }: TypedFilterProps) {
  const isDay = parameter.kind === 'day';
  const reader = useLocale();
  const notation = isMoney ? 'de' : reader;
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOwn = value === seen || value === sent;
  if (value !== seen) {
    setSeen(value);
    // The value changed by other means, such as going back: drop what was being typed.
    if (!isOwn) setTyped(null);
  }
  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) clearTimeout(timer.current);
  }, [isTyping]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(text: string) {
    const words = isDay ? text : isMoney ? wholeEurosOf(text) : wholeNumberOf(text);
    clearTimeout(timer.current);
    if (words === value || (words !== '' && !isAccepted(parameter, words))) return;
    onSettle(words, sent !== null);
    setSent(words);
  }
  return (
    <TextField
      label={label}
      {...(isDay ? { type: 'date' } : { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 })}
      value={typed ?? (isDay || value === '' ? value : formatInteger(Number(value), notation))}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(settle, SEARCH_DEBOUNCE_MS, target.value);
      }}
      onBlur={() => {
        if (typed !== null) settle(typed);
        setTyped(null);
        setSent(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) settle(typed);
      }}
    />
  );
}
