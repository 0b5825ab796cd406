import { ArrowDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DEFAULT_LIST_VIEW, LIST_COLUMNS, type ListColumn } from '../../contract/list-view.ts';
import { formatKm } from '../../contract/notation.ts';
import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import { useUser } from '../api/user.ts';
import { SortHeadCell } from '../layout/SortHeadCell.tsx';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { FormerPrice } from '../trade/FormerPrice.tsx';
import { Expired, isExpired } from '../trade/inspection.tsx';
import { Swatch } from '../trade/Swatch.tsx';
import { VEHICLE_TONES } from '../trade/VehicleBadge.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../ui/DataTable.tsx';
import { formatMoney, formatMonth, formatPower } from '../ui/format.ts';
import { formatInstantDay } from '../ui/instants.ts';
import { StateBadge } from '../ui/StateBadge.tsx';
import { usePart } from '../ui/use-part.ts';
import { cardName, type CardVehicle } from './queries.ts';
import { damagesIn, useCardTexts } from './VehicleCard.tsx';

const AREAS = ['inventory', 'listView'] as const;

/** Figures, whose digits line up. */
const FIGURES: ReadonlySet<ListColumn> = new Set(['mileageKm', 'kw']);

type Sorts = ComponentProps<typeof SortHeadCell>['sorts'];

const SORTS: Partial<Record<ListColumn, Sorts>> & { price: Sorts } = {
  firstRegistered: [['firstRegistration', 'descending']],
  mileageKm: [
    ['mileage', 'ascending'],
    ['mileageDesc', 'descending'],
  ],
  kw: [['powerDesc', 'descending']],
  createdAt: [['newestInStock', 'descending']],
  price: [
    ['priceAsc', 'ascending'],
    ['priceDesc', 'descending'],
  ],
};

/** The buttons need scripts, so they are loaded after the page. */
const loadActions = async () => (await import('./RowActions.tsx')).RowActions;

type Listed = CardVehicle & { isGone?: boolean };

interface VehicleTableProps {
  vehicles: readonly Listed[];
}

/**
 * The list for work on wide screens: a line for each vehicle, with the columns that the user has chosen. Its look is in
 * styles/vehicle-table.css.
 */
export const VehicleTable = withOwnTexts(AREAS, function Lines({ vehicles }: VehicleTableProps) {
  const t = useTranslations('listView');
  const card = useTranslations('inventory.card');
  const user = useUser();
  const cellOf = useCells();
  const chosen = (user?.listView ?? DEFAULT_LIST_VIEW).columns;
  const columns = LIST_COLUMNS.filter((column) => chosen.includes(column));
  const hasActions = user?.role !== 'admin';
  const actions = usePart(loadActions, hasActions);
  const ids = vehicles.map(({ id }) => id);
  return (
    <div className="vehicle-table">
      <Table label={t('table')} isWide={columns.length > 8}>
        <TableHead>
          <HeadCell className="h-7!">{t('vehicle')}</HeadCell>
          {/* Beside the name, so that it is in view where the table scrolls sideways. */}
          <Head sorts={SORTS.price} align="end">
            {t('price')}
          </Head>
          {columns.map((column) => (
            <Head key={column} sorts={SORTS[column]} align={FIGURES.has(column) ? 'end' : 'start'}>
              {t(`columns.${column}`)}
            </Head>
          ))}
          {hasActions && (
            <HeadCell isPinned className="h-7!">
              <span className="sr-only">{t('actions')}</span>
            </HeadCell>
          )}
        </TableHead>
        <TableBody>
          {vehicles.map((vehicle) => (
            <Row key={vehicle.id}>
              <Cell>
                <a href={`/vehicles/${vehicle.id}`} target="_blank" rel="noopener">
                  <span>{titleOf(vehicle)}</span>
                  {vehicle.isNew && <mark>{t('new')}</mark>}
                </a>
              </Cell>
              <Cell align="end">
                {vehicle.formerPriceNet && (
                  <ArrowDown aria-hidden className="inline size-3.5 text-available" />
                )}
                <FormerPrice price={vehicle.formerPriceNet} word={card('former')} />{' '}
                <strong>{formatMoney(vehicle.priceNet)}</strong>
              </Cell>
              {columns.map((column) => (
                <Cell key={column} align={FIGURES.has(column) ? 'end' : 'start'}>
                  {cellOf[column](vehicle) || '–'}
                </Cell>
              ))}
              {hasActions && (
                // The width is reserved until the buttons are loaded.
                <Cell isPinned>
                  <div className="h-(--row-height) w-24 pointer-coarse:w-36 print:hidden">
                    {actions.Part && <actions.Part vehicle={vehicle} name={titleOf(vehicle)} ids={ids} />}
                  </div>
                </Cell>
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
});

/** "Audi A6 Avant 40 TDI". */
const titleOf = (vehicle: Listed): string => [cardName(vehicle), vehicle.variant].filter(Boolean).join(' ');

type HeadProps = ComponentProps<typeof HeadCell> & { sorts: Sorts | undefined };

/** A head that sorts, where the portal has a sort for its column. */
function Head({ sorts, ...cell }: HeadProps) {
  if (!sorts) return <HeadCell {...cell} className="h-7!" />;
  const { default: defaultSort } = VEHICLE_PARAMETERS.sortBy;
  return <SortHeadCell {...cell} sorts={sorts} defaultSort={defaultSort} className="h-7!" />;
}

/** What each column shows of a vehicle. */
function useCells(): Record<ListColumn, (vehicle: Listed) => ReactNode> {
  const locale = useLocale();
  const { t, words, statusWord, thisMonth } = useCardTexts();
  const list = useTranslations('listView');
  return {
    status: ({ status, isGone }) =>
      isGone ? (
        <Badge tone="neutral">{t('gone')}</Badge>
      ) : (
        <StateBadge state={status} tones={VEHICLE_TONES} wordOf={statusWord} />
      ),
    firstRegistered: ({ firstRegistered }) => firstRegistered && formatMonth(firstRegistered),
    mileageKm: ({ mileageKm }) => mileageKm !== null && formatKm(mileageKm, locale),
    kw: ({ kw }) => kw !== null && formatPower(kw, locale),
    fuelType: ({ fuelType }) => fuelType && words.fuelShort(fuelType),
    transmission: ({ transmission }) => transmission && words.transmission(transmission),
    bodyType: ({ bodyType }) => bodyType && words.body(bodyType),
    baseColour: ({ baseColour }) =>
      baseColour && (
        <span className="inline-flex items-center gap-1.5">
          <Swatch colour={baseColour} />
          {words.colour(baseColour)}
        </span>
      ),
    // The head of the column says what the sum is of.
    damages: ({ damages }) =>
      damages !== null && (typeof damages === 'string' ? formatMoney(damages) : damagesIn(damages, t)),
    nextInspection: ({ nextInspection: until }) =>
      until && isExpired(until, thisMonth) ? (
        <Expired>
          {list('expired')}
          {/* Below this width the name needs the room. */}
          <span className="max-[89.9rem]:sr-only">{` (${formatMonth(until)})`}</span>
        </Expired>
      ) : (
        until && formatMonth(until)
      ),
    createdAt: ({ createdAt }) => createdAt !== undefined && formatInstantDay(createdAt, locale),
    vin: ({ vin }) => <span className="font-mono">{vin}</span>,
  };
}
