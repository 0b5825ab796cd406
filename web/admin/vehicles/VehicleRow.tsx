import { Link } from '@tanstack/react-router';
import { CarFront, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';
import { Cell, Row } from '../../ui/DataTable.tsx';
import { GuardedIconButton } from '../../ui/GuardedIconButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { FIGURES, LEFT_OUT, ON_DESKS } from './ColumnHead.tsx';
import type { Interest } from './queries.ts';
import type { Column } from './table-look.ts';
import { SelectBox } from './SelectBoxes.tsx';
import { useIsSelected } from './use-selection.ts';
import { VehicleValue } from './VehicleValue.tsx';

interface VehicleRowProps {
  vehicle: ListedVehicle;
  columns: readonly Column[];
  /** The table has the columns of which narrow screens leave some out. */
  isUsual: boolean;
  interest: Interest | undefined;
  /** All rows of the page. */
  rows: readonly ListedVehicle[];
  isDense: boolean;
  /** Its edit dialog is open. */
  isEdited: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** On a desk the name stays in view while the other columns scroll sideways. */
export const NAME_STAYS = 'xl:in-data-wide:sticky xl:in-data-wide:left-0 xl:in-data-wide:z-1';
const NAME_GROUND =
  'xl:in-data-wide:bg-surface xl:in-data-wide:group-hover/row:bg-sunken xl:in-data-wide:group-data-selected/row:bg-plate-soft';

export function VehicleRow(props: VehicleRowProps) {
  const t = useTranslations('adminVehicles.columns');
  const { vehicle } = props;
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <Row
      data-row={vehicle.id}
      data-in-use={props.isEdited || undefined}
      isSelected={useIsSelected(vehicle.id)}
      className="md:not-data-selected:hover:bg-sunken"
    >
      <Cell className={cx('md:min-w-52', NAME_STAYS, NAME_GROUND)}>
        <div className="flex min-w-0 items-center gap-3">
          <SelectBox vehicle={vehicle} name={name} rows={props.rows} />
          <VehicleName {...props} name={name} />
        </div>
      </Cell>
      {props.columns.map((column) => (
        <Cell
          key={column}
          label={t(column)}
          align={FIGURES.includes(column) ? 'end' : 'start'}
          className={cx('md:whitespace-nowrap', props.isUsual && LEFT_OUT.includes(column) && ON_DESKS)}
        >
          <VehicleValue column={column} vehicle={vehicle} interest={props.interest} name={name} />
        </Cell>
      ))}
      <Cell
        isPinned
        isQuiet
        className="max-md:justify-end md:group-not-data-selected/row:group-hover/row:bg-sunken"
      >
        <RowButtons {...props} name={name} />
      </Cell>
    </Row>
  );
}

/** Picture, name and variant; in dense rows on one line. */
function VehicleName({ vehicle, name, isDense, isUsual }: VehicleRowProps & { name: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail url={vehicle.coverUrl} isDense={isDense} />
      <span
        className={cx(
          'flex min-w-0',
          isDense ? 'flex-col md:flex-row md:items-baseline md:gap-2' : 'flex-col',
        )}
      >
        <Link
          to="/admin/vehicles/$id"
          params={{ id: vehicle.id }}
          className="truncate leading-tight font-medium hover:text-plate hover:underline md:max-w-36 xl:max-w-64"
        >
          {name}
        </Link>
        <span
          className={cx(
            'truncate text-12 leading-tight text-ink-2 max-md:text-13 md:max-w-56',
            isUsual && 'md:max-xl:hidden',
          )}
          title={vehicle.variant ?? undefined}
        >
          {vehicle.variant}
        </span>
        {isUsual && (
          <span className="hidden font-mono text-12 leading-tight text-ink-2 md:max-xl:inline">
            {vehicle.vin}
          </span>
        )}
      </span>
    </div>
  );
}

/** They show where the pointer or the focus is, and always where there is no pointer. */
function RowButtons({ vehicle, name, onEdit, onDelete }: VehicleRowProps & { name: string }) {
  const t = useTranslations('adminVehicles');
  return (
    <span className="-mr-2.5 flex justify-end group-focus-within/row:opacity-100 group-hover/row:opacity-100 md:opacity-0 [@media(hover:none)]:opacity-100">
      <IconButton
        label={t('editVehicle', { name })}
        icon={<Pencil aria-hidden className="size-4" />}
        onClick={onEdit}
        className="md:size-7!"
      />
      <GuardedIconButton
        tone="danger"
        label={t('deleteVehicle', { name })}
        blockedReason={vehicle.isOrdered ? t('deleteBlocked', { name }) : undefined}
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={onDelete}
        className="md:size-7!"
      />
    </span>
  );
}

function Thumbnail({ url, isDense }: { url: string | null; isDense: boolean }) {
  const place = cx(
    'h-11 w-15 shrink-0 rounded-[4px] bg-sunken',
    isDense ? 'md:h-6 md:w-9' : 'md:h-8 md:w-12',
  );
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
      width={48}
      height={32}
      loading="lazy"
      decoding="async"
      className={`${place} object-cover`}
    />
  );
}
