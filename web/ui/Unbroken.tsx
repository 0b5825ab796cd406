import type { ReactNode } from 'react';

/** "Mercedes-Benz" takes a line of its own before it is parted at the hyphen. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className="inline-block max-w-full">{children}</span>;
}
