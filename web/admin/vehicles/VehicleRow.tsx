import { Link } from '@tanstack/react-router';
import { CarFront, Pencil, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import { Cell, Row } from '../../ui/DataTable.tsx';
import { formatMonth } from '../../ui/format.ts';
import { GuardedIconButton } from '../../ui/GuardedIconButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { PriceCell } from './PriceCell.tsx';
import { StatusCell } from './StatusCell.tsx';

/**
 * These counts have no room beside prices and statuses on a narrow screen. The dialog and the card show what they
 * count.
 */
export const WIDE_ONLY = 'md:max-[88rem]:hidden';

export function VehicleRow(props: {
  vehicle: ListedVehicle;
  /** Its edit dialog is open. */
  isEdited: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const t = useTranslations('adminVehicles');
  const locale = useLocale();
  const { vehicle } = props;
  const name = `${vehicle.make} ${vehicle.model}`;
  const countOf = (type: 'image' | 'pdf') =>
    vehicle.media.filter(({ mediaType }) => mediaType === type).length;
  return (
    <Row data-row={vehicle.id} data-in-use={props.isEdited || undefined}>
      <Cell className="min-w-60">
        <div className="flex min-w-0 items-center gap-3">
          <Thumbnail url={vehicle.coverUrl} />
          <span className="flex min-w-0 flex-col">
            <Link
              to="/vehicles/$id"
              params={{ id: vehicle.id }}
              className="truncate font-medium hover:text-plate hover:underline"
            >
              {name}
            </Link>
            <span className="truncate text-13 text-ink-2">{vehicle.variant}</span>
          </span>
        </div>
      </Cell>
      <Cell label={t('vin')}>
        <span className="font-mono text-13 text-ink-2">{vehicle.vin}</span>
      </Cell>
      <Cell label={t('firstRegistered')}>
        {vehicle.firstRegistered ? formatMonth(vehicle.firstRegistered) : '–'}
      </Cell>
      <Cell align="end" label={t('mileage')}>
        {vehicle.mileageKm === null ? '–' : formatInteger(vehicle.mileageKm, locale)}
      </Cell>
      <Cell align="end" label={t('price')}>
        <PriceCell vehicle={vehicle} name={name} />
      </Cell>
      <Cell label={t('status')}>
        <StatusCell vehicle={vehicle} name={name} />
      </Cell>
      <Cell align="end" label={t('pictures')} className={WIDE_ONLY}>
        {countOf('image')}
      </Cell>
      <Cell align="end" label={t('documents')} className={WIDE_ONLY}>
        {countOf('pdf')}
      </Cell>
      <Cell isPinned className="max-md:justify-end">
        <span className="-mr-2.5 flex justify-end">
          <IconButton
            label={t('editVehicle', { name })}
            icon={<Pencil aria-hidden className="size-4.5" />}
            onClick={props.onEdit}
          />
          <GuardedIconButton
            tone="danger"
            label={t('deleteVehicle', { name })}
            blockedReason={vehicle.isOrdered ? t('deleteBlocked', { name }) : undefined}
            icon={<Trash2 aria-hidden className="size-4.5" />}
            onClick={props.onDelete}
          />
        </span>
      </Cell>
    </Row>
  );
}

function Thumbnail({ url }: { url: string | null }) {
  const place = 'h-11 w-15 shrink-0 rounded-[6px] bg-sunken';
  if (url === null)
    return (
      <span className={`${place} flex items-center justify-center text-ink-3`}>
        <CarFront aria-hidden className="size-5" />
      </span>
    );
  // The name beside the picture says what it shows.
  return (
    <img
      src={`${url}/320.webp`}
      alt=""
      width={60}
      height={44}
      loading="lazy"
      decoding="async"
      className={`${place} object-cover`}
    />
  );
}
