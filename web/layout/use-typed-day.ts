import { type ChangeEvent, useState } from 'react';

/**
 * The props of a field that filters a list by a day. With each digit of the year browsers report another day: in 0002, 0020
 * and 0202 before 2026. The list is not asked for those. The field keeps what is typed, because a browser that is given
 * another value begins the year anew.
 */
export function useTypedDay(day: string | undefined, onDay: (day: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(day);
  // The day has changed by other means, such as a step back.
  if (day !== seen) {
    setSeen(day);
    if ((day ?? '') !== typed) setTyped(null);
  }
  return {
    value: typed ?? day ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      if (!target.value.startsWith('0')) onDay(target.value);
    },
    onBlur: () => setTyped(null),
  };
}
