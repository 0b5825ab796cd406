import type { ReactNode } from 'react';

/** "Mercedes-Benz" and "C-Klasse" take a line of their own before they are parted at the hyphen. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className="inline-block max-w-full">{children}</span>;
}
