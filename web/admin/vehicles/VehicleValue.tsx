import { useState } from 'react';
import { useLocale } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import type { ListedVehicle } from '../../trade/queries.ts';
import { useTradeWords } from '../../trade/use-words.ts';
import { formatMonth } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';
import { PriceCell } from './PriceCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { daysInStock } from './stock-days.ts';
import type { Column } from './table-look.ts';

/** What a column shows of a vehicle. */
export function VehicleValue(props: { column: Column; vehicle: ListedVehicle; name: string }) {
  const { column, vehicle, name } = props;
  const locale = useLocale();
  const [openedAt] = useState(() => Date.now());
  const words = useTradeWords();
  const countOf = (type: 'image' | 'pdf') =>
    vehicle.media.filter(({ mediaType }) => mediaType === type).length;
  switch (column) {
    case 'vin':
      return <span className="font-mono text-13 text-ink-2">{vehicle.vin}</span>;
    case 'firstRegistered':
      return vehicle.firstRegistered ? formatMonth(vehicle.firstRegistered) : '–';
    case 'mileage':
      return vehicle.mileageKm === null ? '–' : formatInteger(vehicle.mileageKm, locale);
    case 'fuelType':
      return vehicle.fuelType === null ? '–' : words.fuel(vehicle.fuelType);
    case 'transmission':
      return vehicle.transmission === null ? '–' : words.transmission(vehicle.transmission);
    case 'colour':
      return vehicle.colour ?? '–';
    case 'stockDays':
      return formatInteger(daysInStock(vehicle.createdAt, openedAt), locale);
    case 'changedAt':
      return vehicle.changedAt === null ? '–' : formatInstant(vehicle.changedAt, locale);
    case 'price':
      return <PriceCell vehicle={vehicle} name={name} />;
    case 'status':
      return <StatusCell vehicle={vehicle} name={name} />;
    case 'pictures':
      return countOf('image');
    case 'documents':
      return countOf('pdf');
  }
}
