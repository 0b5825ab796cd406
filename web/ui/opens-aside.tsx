import type { ReactNode } from 'react';

/** For words in a text that lead elsewhere while a form is being filled in: they open beside it, so that nothing is lost. */
export const opensAside = (path: string) =>
  function Aside(words: ReactNode) {
    return (
      <a href={path} target="_blank" rel="noopener" className="text-plate underline underline-offset-2">
        {words}
      </a>
    );
  };
