import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card border border-line bg-surface', className)} />;
}

/** A card with a heading and an optional action beside it. */
export function TitledCard({
  title,
  action,
  children,
  className,
}: {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={cx('rounded-card border border-line bg-surface p-5', className)}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading text-18">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
