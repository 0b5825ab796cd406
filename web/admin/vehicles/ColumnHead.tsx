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

/** Of the usual columns, those for which narrow screens have no room. The VIN is then below the name. */
export const LEFT_OUT: readonly Column[] = ['vin', 'pictures', 'documents'];
export const ON_DESKS = 'md:max-xl:hidden';

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

export function ColumnHead({ column, isUsual }: { column: Column; isUsual: boolean }) {
  const t = useTranslations('adminVehicles.columns');
  const sorts = SORTS[column];
  const cell = {
    align: FIGURES.includes(column) ? 'end' : 'start',
    className: isUsual && LEFT_OUT.includes(column) ? `h-8! ${ON_DESKS}` : 'h-8!',
  } as const;
  if (!sorts) return <HeadCell {...cell}>{t(column)}</HeadCell>;
  return (
    <SortHeadCell {...cell} sorts={sorts} defaultSort={DEFAULT_SORT}>
      {t(column)}
    </SortHeadCell>
  );
}
