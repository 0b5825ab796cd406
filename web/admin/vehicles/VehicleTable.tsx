import { useTranslations } from 'use-intl';
import { useFilters } from '../../layout/use-filters.ts';
import { HeadCell, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { wordIn } from '../data.ts';
import { VehicleRow, WIDE_ONLY } from './VehicleRow.tsx';

export function VehicleTable(props: {
  vehicles: readonly ListedVehicle[];
  onEdit: (vehicle: ListedVehicle) => void;
  onDelete: (vehicle: ListedVehicle) => void;
}) {
  const t = useTranslations('admin.vehicles');
  const { search, change } = useFilters();
  const sortBy = wordIn(search, 'sortBy') ?? 'firstRegistration';
  return (
    <Table label={t('title')}>
      <TableHead>
        <HeadCell>{t('vehicle')}</HeadCell>
        <HeadCell>{t('vin')}</HeadCell>
        <HeadCell
          sort={sortBy === 'firstRegistration' ? 'descending' : 'none'}
          onSort={() => change({ sortBy: 'firstRegistration' })}
        >
          {t('firstRegistered')}
        </HeadCell>
        <HeadCell
          align="end"
          sort={sortBy === 'mileage' ? 'ascending' : 'none'}
          onSort={() => change({ sortBy: 'mileage' })}
        >
          {t('mileage')}
        </HeadCell>
        <HeadCell
          align="end"
          sort={PRICE_SORTS[sortBy] ?? 'none'}
          onSort={() => change({ sortBy: sortBy === 'priceAsc' ? 'priceDesc' : 'priceAsc' })}
        >
          {t('price')}
        </HeadCell>
        <HeadCell>{t('status')}</HeadCell>
        <HeadCell align="end" className={WIDE_ONLY}>
          {t('pictures')}
        </HeadCell>
        <HeadCell align="end" className={WIDE_ONLY}>
          {t('documents')}
        </HeadCell>
        <HeadCell isPinned>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {props.vehicles.map((vehicle) => (
          <VehicleRow
            key={vehicle.id}
            vehicle={vehicle}
            onEdit={() => props.onEdit(vehicle)}
            onDelete={() => props.onDelete(vehicle)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

const PRICE_SORTS: Record<string, 'ascending' | 'descending'> = {
  priceAsc: 'ascending',
  priceDesc: 'descending',
};
