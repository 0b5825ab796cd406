import { useId } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface WordFieldProps {
  label: string;
  /** A code, or words that the portal does not know. */
  value: string;
  codes: readonly string[];
  wordOf: (code: string) => string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A text whose known words are offered, and become their codes when the field is left. */
export function WordField({ label, value, codes, wordOf, error, onChange }: WordFieldProps) {
  const listId = useId();
  const codeOf = (typed: string) =>
    codes.find((code) => wordOf(code).toLowerCase() === typed.trim().toLowerCase()) ?? typed;
  return (
    <>
      <TextField
        label={label}
        value={wordOf(value)}
        list={listId}
        autoComplete="off"
        error={error}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => onChange(codeOf(target.value))}
      />
      <datalist id={listId}>
        {codes.map((code) => (
          <option key={code}>{wordOf(code)}</option>
        ))}
      </datalist>
    </>
  );
}
