import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type DefinitionListProps = {
  entries: readonly { term: ReactNode; value: ReactNode }[];
  columns?: 1 | 2;
  className?: string;
};

/** "E-mail" would be broken at its hyphen beside a long value. */
const isOneWord = (term: ReactNode) => typeof term === 'string' && !term.includes(' ');

/** Names and values in ruled lines: the data of a vehicle, an account or a sum. */
export function DefinitionList({ entries, columns = 2, className }: DefinitionListProps) {
  return (
    <dl className={cx('grid gap-x-10', columns === 2 && 'md:grid-cols-2 print:grid-cols-2', className)}>
      {entries.map((entry, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- the lines have no state
          key={index}
          className={cx(
            'flex items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-line py-2.5 first:border-t-0',
            'print:py-1',
            columns === 2 && 'md:nth-2:border-t-0 print:nth-2:border-t-0',
          )}
        >
          <dt className={cx('text-ink-2', isOneWord(entry.term) && 'whitespace-nowrap')}>{entry.term}</dt>
          <dd className="text-right font-medium wrap-anywhere">{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
