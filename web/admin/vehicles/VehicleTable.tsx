import { useTranslations } from 'use-intl';
import { SortHeadCell } from '../../layout/SortHeadCell.tsx';
import { HeadCell, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { VehicleRow, WIDE_ONLY } from './VehicleRow.tsx';

/** The sort that the server uses when the address has none. */
const DEFAULT_SORT = 'firstRegistration';

export function VehicleTable(props: {
  vehicles: readonly ListedVehicle[];
  /** The vehicle whose edit dialog is open. */
  editedId: string | undefined;
  onEdit: (vehicle: ListedVehicle) => void;
  onDelete: (vehicle: ListedVehicle) => void;
}) {
  const t = useTranslations('adminVehicles');
  return (
    <Table label={t('title')}>
      <TableHead>
        <HeadCell>{t('vehicle')}</HeadCell>
        <HeadCell>{t('vin')}</HeadCell>
        <SortHeadCell sorts={[['firstRegistration', 'descending']]} defaultSort={DEFAULT_SORT}>
          {t('firstRegistered')}
        </SortHeadCell>
        <SortHeadCell align="end" sorts={[['mileage', 'ascending']]} defaultSort={DEFAULT_SORT}>
          {t('mileage')}
        </SortHeadCell>
        <SortHeadCell
          align="end"
          sorts={[
            ['priceAsc', 'ascending'],
            ['priceDesc', 'descending'],
          ]}
          defaultSort={DEFAULT_SORT}
        >
          {t('price')}
        </SortHeadCell>
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
            isEdited={vehicle.id === props.editedId}
            onEdit={() => props.onEdit(vehicle)}
            onDelete={() => props.onDelete(vehicle)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
