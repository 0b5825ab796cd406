import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import { orderNumberOf } from '../../../contract/order-number.ts';
import type { ListedVehicle } from '../../trade/queries.ts';
import { useTradeWords } from '../../trade/use-words.ts';
import { formatMonth } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';
import { PriceCell } from './PriceCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { daysInStock } from './stock-days.ts';
import type { Interest } from './queries.ts';
import type { Column } from './table-look.ts';

/** What a column shows of a vehicle. */
export function VehicleValue(props: {
  column: Column;
  vehicle: ListedVehicle;
  /** Known once the column is shown. */
  interest: Interest | undefined;
  name: string;
}) {
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
      return <Colour colour={vehicle.colour} />;
    case 'stockDays':
      return formatInteger(daysInStock(vehicle.createdAt, openedAt), locale);
    case 'changedAt':
      return vehicle.changedAt === null ? '–' : formatInstant(vehicle.changedAt, locale);
    case 'watchers':
      return props.interest ? formatInteger(props.interest.watchers, locale) : '–';
    case 'order':
      return <HoldingOrder order={props.interest?.order} />;
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

/** As the maker names it, in one line. */
function Colour({ colour }: { colour: string | null }) {
  if (colour === null) return '–';
  return (
    <span title={colour} className="block max-w-40 truncate">
      {colour}
    </span>
  );
}

/** The order that holds the vehicle, with its dealer. */
function HoldingOrder({ order }: { order: Interest['order'] | undefined }) {
  if (!order) return '–';
  return (
    <span className="flex min-w-0 flex-col leading-tight max-md:items-end">
      <Link
        to="/admin/orders/$id"
        params={{ id: order.id }}
        className="font-mono text-13 text-plate hover:underline"
      >
        #{orderNumberOf(order.id)}
      </Link>
      <span title={order.dealerName} className="max-w-40 truncate text-12 text-ink-2">
        {order.dealerName}
      </span>
    </span>
  );
}
