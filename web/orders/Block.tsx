import type { ReactNode } from 'react';

interface BlockProps {
  title: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of an order under a small heading. */
export function Block({ title, children, className }: BlockProps) {
  return (
    <section className={className}>
      <h3 className="mb-1 text-14 font-medium text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
