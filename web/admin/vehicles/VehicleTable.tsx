import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HeadCell, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { PriceColumn, PriceColumnProvider } from './price-column.ts';
import { interestQuery } from './queries.ts';
import { type Density, USUAL_COLUMNS, useTableLook } from './table-look.ts';
import { SelectPage } from './SelectBoxes.tsx';
import { useSelecting } from './use-selection.ts';
import { NAME_STAYS, VehicleRow } from './VehicleRow.tsx';

const ROWS: Record<Density, string> = {
  normal: 'md:[--row-height:2.375rem] md:[--row-space:--spacing(0.5)]',
  dense: 'md:[--row-height:2rem] md:[--row-space:1px]',
};

export function VehicleTable(props: {
  vehicles: readonly ListedVehicle[];
  /** The vehicle whose edit dialog is open. */
  editedId: string | undefined;
  onEdit: (vehicle: ListedVehicle) => void;
  onDelete: (vehicle: ListedVehicle) => void;
}) {
  const t = useTranslations('adminVehicles');
  const { density, columns } = useTableLook();
  const isUsual = columns.join() === USUAL_COLUMNS.join();
  const [prices] = useState(() => new PriceColumn());
  const { follow } = useSelecting();
  useEffect(() => follow(props.vehicles), [follow, props.vehicles]);
  const interest = useQuery({
    ...interestQuery(props.vehicles.map(({ id }) => id)),
    enabled: columns.includes('watchers') || columns.includes('order'),
  });
  return (
    <PriceColumnProvider value={prices}>
      <div data-density={density} className={`text-14 ${ROWS[density]}`}>
        <Table label={t('title')} isWide={columns.length > USUAL_COLUMNS.length}>
          <TableHead>
            <HeadCell className={`h-8! ${NAME_STAYS}`}>
              <span className="flex items-center gap-3">
                <SelectPage rows={props.vehicles} />
                {t('vehicle')}
              </span>
            </HeadCell>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} isUsual={isUsual} />
            ))}
            {/* Its name is for screen readers alone. If it stayed in view, it would cover the name of another column. */}
            <HeadCell className="h-8!">
              <span className="sr-only">{t('actions')}</span>
            </HeadCell>
          </TableHead>
          <TableBody>
            {props.vehicles.map((vehicle) => (
              <VehicleRow
                key={vehicle.id}
                vehicle={vehicle}
                columns={columns}
                isUsual={isUsual}
                interest={interest.data?.vehicles.find(({ id }) => id === vehicle.id)}
                rows={props.vehicles}
                isDense={density === 'dense'}
                isEdited={vehicle.id === props.editedId}
                onEdit={() => props.onEdit(vehicle)}
                onDelete={() => props.onDelete(vehicle)}
              />
            ))}
          </TableBody>
        </Table>
      </div>
    </PriceColumnProvider>
  );
}
