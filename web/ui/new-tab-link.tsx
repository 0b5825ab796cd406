import type { ReactNode } from 'react';

/** A link inside a form. It opens in a new tab, so that no input is lost. */
export const newTabLink = (path: string) =>
  function NewTabLink(words: ReactNode) {
    return (
      <a href={path} target="_blank" rel="noopener" className="text-plate underline underline-offset-2">
        {words}
      </a>
    );
  };
