import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * Short facts with a dot between them. Where the line wraps, the dot would start the next line, so it is clipped there.
 */
export function FactLine({ facts, className }: { facts: readonly ReactNode[]; className?: string }) {
  return (
    <p className={cx('overflow-x-clip', className)}>
      <span className="-ml-2.5 flex flex-wrap">
        {facts.map((fact, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the facts have a fixed order and no state
            key={at}
            className="relative pl-2.5 whitespace-nowrap before:absolute before:left-0 before:w-2.5 before:text-center before:content-['·'_/_'']"
          >
            {fact}{' '}
          </span>
        ))}
      </span>
    </p>
  );
}
