import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { SortHeadCell } from '../../layout/SortHeadCell.tsx';
import { HeadCell } from '../../ui/DataTable.tsx';
import type { Column } from './table-look.ts';

/** The sort that the server uses when the address has none. */
const DEFAULT_SORT = 'firstRegistration';

/** The columns of figures, which are aligned to the right. */
export const FIGURES: readonly Column[] = [
  'mileage',
  'stockDays',
  'changedAt',
  'watchers',
  'price',
  'pictures',
  'documents',
];

const SORTS: Partial<Record<Column, ComponentProps<typeof SortHeadCell>['sorts']>> = {
  firstRegistered: [['firstRegistration', 'descending']],
  mileage: [
    ['mileage', 'ascending'],
    ['mileageDesc', 'descending'],
  ],
  stockDays: [
    ['longestInStock', 'descending'],
    ['newestInStock', 'ascending'],
  ],
  changedAt: [['lastChange', 'descending']],
  price: [
    ['priceAsc', 'ascending'],
    ['priceDesc', 'descending'],
  ],
};

export function ColumnHead({ column }: { column: Column }) {
  const t = useTranslations('adminVehicles.columns');
  const sorts = SORTS[column];
  const cell = { align: FIGURES.includes(column) ? 'end' : 'start', className: 'h-8!' } as const;
  if (!sorts) return <HeadCell {...cell}>{t(column)}</HeadCell>;
  return (
    <SortHeadCell {...cell} sorts={sorts} defaultSort={DEFAULT_SORT}>
      {t(column)}
    </SortHeadCell>
  );
}
