import type { ReactNode } from 'react';

/** Keeps "Mercedes-Benz" or "C-Klasse" on one line if it fits. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className="inline-block max-w-full">{children}</span>;
}
