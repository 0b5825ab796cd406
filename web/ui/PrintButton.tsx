import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** Prints the page. Needs scripts, and is not printed itself. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button className="print:hidden noscript:hidden" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
