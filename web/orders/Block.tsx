import type { ReactNode } from 'react';

/** A part of an order under a small heading. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-14 font-medium text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
