import { type ComponentProps, type ReactNode, use } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from './cx.ts';
import { RowMarks } from './row-marks.ts';
import { useIsWider } from './use-is-wider.ts';

// Below 768 px each row is a card. Elements that are not laid out as a table lose its meaning for screen readers. The
// explicit roles restore it, and are redundant only on a wide screen.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */

interface TableProps {
  /** The name of the table for screen readers. */
  label: string;
  /** More columns than a desk shows at once. It is known before the page is laid out. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Rows are as high as `--row-height` says, with `--row-space` above and below their content. A table that is wider than its
 * card scrolls sideways, and its head does not stick.
 */
export function Table({ label, isWide = false, children }: TableProps) {
  const { box, isWider } = useIsWider();
  const scrolls = isWide || isWider;
  return (
    <div
      ref={box}
      data-wide={scrolls || undefined}
      className={cx(
        'md:rounded-card md:border md:border-line md:bg-surface',
        // Within a scrolling area, `top` would move the head over the first rows.
        scrolls ? '[--sticky-top:0px] md:overflow-x-auto' : 'md:max-xl:overflow-x-auto',
      )}
    >
      <table
        role="table"
        aria-label={label}
        className="w-full border-separate border-spacing-0 text-left max-md:block"
      >
        {children}
      </table>
    </div>
  );
}

/** A table whose rows are as high as those of orders and reservations. */
export const DenseTable = (props: TableProps) => (
  <div className="md:[--row-height:2.75rem] md:[--row-space:--spacing(1)]">
    <Table {...props} />
  </div>
);

/** Stays in view below `--sticky-top`, the height of the top bar for example. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup" className="max-md:sr-only xl:sticky xl:top-(--sticky-top,0px) xl:z-10">
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
      {children}
    </tbody>
  );
}

export function Row({
  isSelected = false,
  className,
  ...rest
}: ComponentProps<'tr'> & { isSelected?: boolean; 'data-row'?: string }) {
  const isMarked = use(RowMarks).has(rest['data-row'] ?? '');
  return (
    <tr
      {...rest}
      role="row"
      {...(isSelected ? { 'data-selected': true } : {})}
      {...(isMarked ? { 'data-marked': true } : {})}
      className={cx(
        'group/row data-selected:bg-plate-soft',
        'data-marked:not-data-selected:bg-sunken [&[data-marked]:not([data-selected])>td]:bg-sunken [&[data-marked]>td:first-child]:shadow-[inset_4px_0_var(--color-plate)]',
        'max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2',
        className,
      )}
    />
  );
}

export type SortDirection = 'ascending' | 'descending';

/** The column that stays in view while the others scroll sideways. */
const PINNED =
  'md:sticky md:right-0 md:max-xl:border-l md:max-xl:border-l-line md:in-data-wide:border-l md:in-data-wide:border-l-line';

/** Without the mouse over its row, it shows the columns that scroll below it. */
const QUIET = 'md:row-idle:border-l-transparent! md:row-idle:bg-transparent!';

type HeadCellProps = {
  isPinned?: boolean;
  /** Figures are aligned to the right, so that their digits line up. */
  align?: 'start' | 'end';
  /** For a sortable column: the current direction, or 'none'. */
  sort?: SortDirection | 'none';
  onSort?: () => void;
  className?: string;
  /** Never empty: a column of buttons has a name for screen readers (`sr-only`). */
  children: ReactNode;
};

const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

export function HeadCell({
  align = 'start',
  isPinned = false,
  sort,
  onSort,
  className,
  children,
}: HeadCellProps) {
  const SortIcon = SORT_ICONS[sort ?? 'none'];
  return (
    <th
      role="columnheader"
      scope="col"
      {...(sort ? { 'aria-sort': sort } : {})}
      className={cx(
        'h-11 border-b border-line bg-sunken px-2 text-13 leading-tight font-medium text-ink-2 xl:whitespace-nowrap 2xl:px-3',
        'first:rounded-tl-card first:pl-5 last:rounded-tr-card last:pr-5',
        align === 'end' && 'text-right',
        isPinned && PINNED,
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cx(
            'inline-flex min-h-8 items-center gap-1 rounded-control whitespace-nowrap hover:text-ink',
            sort !== 'none' && 'text-ink',
          )}
        >
          {children}
          <SortIcon aria-hidden className="size-3.5" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  align?: 'start' | 'end';
  isPinned?: boolean;
  /** Of a pinned cell: its buttons show with the mouse over the row alone. */
  isQuiet?: boolean;
  /**
   * The name of the column, shown beside the value where the row is a card. Without it the cell takes the whole line.
   */
  label?: string;
};

export function Cell({
  align = 'start',
  isPinned = false,
  isQuiet = false,
  label,
  className,
  children,
  ...rest
}: CellProps) {
  return (
    <td
      {...rest}
      role="cell"
      {...(label ? { 'data-label': label } : {})}
      className={cx(
        'md:h-(--row-height,3.5rem) md:border-b md:border-line md:px-2 md:py-(--row-space,--spacing(2)) 2xl:px-3 md:group-last/row:border-b-0 md:first:pl-5 md:last:pr-5',
        'max-md:flex max-md:min-h-9 max-md:items-center max-md:gap-4 max-md:py-1',
        label &&
          'max-md:justify-between max-md:text-right max-md:before:shrink-0 max-md:before:text-left max-md:before:text-13 max-md:before:text-ink-2 max-md:before:content-[attr(data-label)]',
        align === 'end' && 'md:text-right md:whitespace-nowrap',
        isPinned &&
          cx(
            PINNED,
            'md:bg-surface md:group-last/row:rounded-br-card md:group-data-selected/row:bg-plate-soft',
            isQuiet && QUIET,
          ),
        className,
      )}
    >
      {children}
    </td>
  );
}
