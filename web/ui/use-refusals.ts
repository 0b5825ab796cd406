import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus to the first wrong field each time a form is refused. Not when the errors change: while people correct one
 * field, the focus must not go to the next wrong one.
 */
export function useRefusals() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { form, refuse: () => setRefusals((count) => count + 1) };
}
