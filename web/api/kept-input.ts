import { useEffect } from 'react';

/** How many open forms hold input that would be lost with the page. */
let openForms = 0;

/** For a form: while it is shown, the end of the session does not replace the page by the login. */
export function useKeepsInput(): void {
  useEffect(() => {
    openForms += 1;
    return () => {
      openForms -= 1;
    };
  }, []);
}

export const isInputKept = (): boolean => openForms > 0;
