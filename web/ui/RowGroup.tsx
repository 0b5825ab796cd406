import type { ReactNode } from 'react';

// The explicit roles restore the meaning of the table where each row is a card: see DataTable.tsx.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */

interface RowGroupProps {
  /** What the rows have in common. */
  heading: ReactNode;
  /** How many columns the table has. */
  columns: number;
  children: ReactNode;
}

/** Rows of a table under a heading of their own. */
export function RowGroup({ heading, columns, children }: RowGroupProps) {
  return (
    <tbody
      role="rowgroup"
      className="max-md:mt-8 max-md:flex max-md:flex-col max-md:gap-3 max-md:first-of-type:mt-0"
    >
      <tr role="row" className="max-md:block">
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={columns}
          className="border-line text-left font-normal max-md:block md:border-b md:px-5 md:py-1 md:in-[tbody:not(:first-of-type)]:border-t"
        >
          {heading}
        </th>
      </tr>
      {children}
    </tbody>
  );
}
