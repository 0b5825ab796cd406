import type { Ref } from 'react';
import { nameOf } from '../trade/facts.ts';
import { cx } from '../ui/cx.ts';
import { formatMoney } from '../ui/format.ts';
import { type Column, NAMES_WIDTH, tableLooks } from './columns.ts';

interface ColumnNamesProps {
  columns: readonly Column[];
  /** Scrolls sideways with the comparison. */
  strip: Ref<HTMLDivElement>;
}

/**
 * The names of the vehicles, in view below the top bar while the rows scroll. It lies behind the head of the table and
 * comes out when the head leaves the window. The head itself cannot stick there, because the table scrolls sideways. Two
 * vehicles may have one name, so the price stands below it.
 */
export function ColumnNames({ columns, strip }: ColumnNamesProps) {
  return (
    <div
      ref={strip}
      aria-hidden
      data-column-names
      className="pointer-events-none sticky top-(--sticky-top) z-2 col-start-1 row-start-1 self-start overflow-hidden border-b border-line-2 bg-paper print:hidden"
    >
      <table className={tableLooks(columns, 'text-13')}>
        <tbody>
          <tr>
            <td aria-hidden className={cx(NAMES_WIDTH, 'sticky left-0 bg-paper')} />
            {columns.map(({ id, data }) => (
              <td key={id} className="px-2 py-1.5 align-top sm:px-3">
                {data && (
                  <>
                    <span className="heading line-clamp-2 wrap-break-word sm:text-15">
                      {nameOf(data.vehicle)}
                    </span>
                    <span className="block text-ink-2">{formatMoney(data.vehicle.priceNet)}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
