import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Feature } from '../../contract/features.ts';
import { dropCompared } from '../marks/compared.ts';
import { coverOf, nameOf, wordOf } from '../trade/facts.ts';
import { Picture } from '../trade/Picture.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { VehicleBadge } from '../trade/VehicleBadge.tsx';
import { cx } from '../ui/cx.ts';
import { formatMoney } from '../ui/format.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { type Column, NAMES_WIDTH, tableLooks } from './columns.ts';
import { namesFeature, useCompareRows } from './compare-rows.tsx';
import { divisible } from './divisible.ts';

// The names of the rows stay at the left edge while the vehicles scroll. On phones two vehicles fit beside them, and the
// edge of the third shows that the table scrolls.
const NAMES =
  'sticky left-0 px-2 py-1.5 text-left align-top wrap-break-word hyphens-auto max-sm:pr-1 max-sm:text-13 sm:py-2 sm:pl-3 print:static print:py-0 print:pl-0 print:bg-transparent';
const CELL = 'px-2 py-1.5 align-top wrap-break-word hyphens-auto sm:px-3 sm:py-2 print:py-0';

interface CompareTableProps {
  columns: readonly Column[];
  onRemove: () => void;
}

/** One vehicle a column, one fact a row. Rows with differences are marked. */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const t = useTranslations('compare');
  const nameOfFeature = useTranslations('features');
  const { rows, noneGives, features, allHave } = useCompareRows(columns.flatMap(({ data }) => data ?? []));
  const differ = features.map((feature) => ({ feature, name: nameOfFeature(feature) }));
  // Without scripts the names would not follow the table sideways.
  const isHydrated = useIsHydrated();
  const table = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const scrollStrip = () => strip.current?.scrollTo({ left: table.current?.scrollLeft ?? 0 });
  return (
    <>
      <p className="mt-3 text-13 text-ink-2 print:hidden">{t('differsHint')}</p>
      <div className="mt-2 grid grid-cols-1 print:mt-0 print:block">
        {isHydrated && <ColumnNames columns={columns} strip={strip} />}
        {/* People without a mouse scroll it with the arrow keys. */}
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
          tabIndex={0}
          ref={table}
          onScroll={scrollStrip}
          aria-label={t('table')}
          className="relative col-start-1 row-start-1 min-w-0 overflow-x-auto print:static print:overflow-visible"
        >
          <table
            className={tableLooks(
              columns,
              'text-14 sm:text-15 print:min-w-0 print:text-[7pt] print:leading-[1.1]',
            )}
          >
            <thead>
              <tr>
                <th scope="col" className={cx(NAMES, NAMES_WIDTH, 'z-4 bg-paper')}>
                  <span className="sr-only">{t('fact')}</span>
                </th>
                {columns.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    className={cx(
                      CELL,
                      'relative z-3 bg-paper text-left font-normal print:static print:bg-transparent',
                    )}
                  >
                    <Head
                      column={column}
                      others={columns.flatMap(({ id }) => (id === column.id ? [] : [id]))}
                      onRemove={onRemove}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, isDifferent, valueOf }) => (
                <Row key={key} name={name} isDifferent={isDifferent} columns={columns}>
                  {(data) => valueOf(data) ?? <span className="font-normal text-ink-2">{t('notGiven')}</span>}
                </Row>
              ))}
              {/* On paper the features of a vehicle are one cell, without those that others include, so that four vehicles fit on a sheet. */}
              {differ.length > 0 && (
                <Row
                  name={t('features')}
                  isDifferent
                  columns={columns}
                  className="hidden print:table-row print:text-[6.5pt]"
                >
                  {(data) =>
                    differ
                      .filter(({ feature }) => namesFeature(data.vehicle, feature))
                      .map(({ name }) => name)
                      .join(', ') || t('notGiven')
                  }
                </Row>
              )}
            </tbody>
            {differ.length > 0 && (
              <tbody className="print:hidden">
                <tr className="border-t border-line">
                  <th scope="rowgroup" colSpan={1 + columns.length} className="pt-5 pb-2 text-left">
                    <span className="heading sticky left-0 inline-block text-15">{t('features')}</span>
                  </th>
                </tr>
                {differ.map(({ feature, name }) => (
                  <Row key={feature} name={name} isDifferent={false} columns={columns}>
                    {(data) => (hasFeature(data, feature) ? <Has /> : <HasNot />)}
                  </Row>
                ))}
              </tbody>
            )}
          </table>
        </section>
      </div>
      <div className="mt-4 flex flex-col gap-2 text-14 print:mt-1 print:text-[7pt] print:leading-tight">
        {allHave.length > 0 && (
          <p>{t('allHave', { names: allHave.map((feature) => nameOfFeature(feature)).join('\u00a0· ') })}</p>
        )}
        {differ.length > 0 && <p className="text-ink-2 print:hidden">{t('notNamedHint')}</p>}
        {noneGives.length > 0 && (
          <p className="text-ink-2 print:hidden">{t('noneGives', { names: noneGives.join('\u00a0· ') })}</p>
        )}
      </div>
    </>
  );
}

const hasFeature = ({ vehicle }: VehicleWithMedia, feature: Feature) =>
  vehicle.features.some((each) => each.feature === feature);

interface HeadProps {
  column: Column;
  others: string[];
  onRemove: () => void;
}

function Head({ column: { id, data, isGone }, others, onRemove }: HeadProps) {
  const t = useTranslations('compare');
  const name = data ? nameOf(data.vehicle) : t(isGone ? 'gone' : 'failed');
  return (
    <div className="relative flex max-w-80 flex-col items-start gap-1 print:gap-0">
      {data ? (
        <>
          <Link to="/vehicles/$id" params={{ id }} className="block w-full hover:underline">
            <Picture
              url={coverOf(data.media)?.url ?? null}
              alt=""
              sizes="(min-width: 640px) 20rem, 8rem"
              className="rounded-control aspect-16/10 print:w-16"
            />
            <span className="heading mt-2 block text-15 sm:text-18 print:mt-0.5 print:text-[9pt]">
              {name}
            </span>
          </Link>
          <span className="text-13 text-ink-2 print:text-[7pt]">{wordOf(data.vehicle, 'variant')}</span>
          <span className="font-mono text-12 break-all text-ink-2 print:text-[7pt]">{data.vehicle.vin}</span>
          <VehicleBadge status={data.vehicle.status} className="print:p-0 print:text-[7pt]" />
          <span className="heading text-15 whitespace-nowrap sm:text-22 print:hidden">
            {formatMoney(data.vehicle.priceNet)}
          </span>
        </>
      ) : (
        <span className="py-12 text-ink-2 print:py-4">{name}</span>
      )}
      <Link
        to="/compare"
        search={{ id: others }}
        replace
        aria-label={t('remove', { name })}
        onClick={() => {
          dropCompared(id);
          onRemove();
        }}
        className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-full bg-surface/90 text-ink-2 hover:text-ink print:hidden"
      >
        <X aria-hidden className="size-5" />
      </Link>
    </div>
  );
}

interface RowProps {
  name: string;
  isDifferent: boolean;
  columns: readonly Column[];
  className?: string;
  /** What a vehicle has in this row. A vehicle that could not be read has an empty cell. */
  children: (data: VehicleWithMedia) => ReactNode;
}

function Row({ name, isDifferent, columns, className, children }: RowProps) {
  const t = useTranslations('compare');
  const ground = isDifferent ? 'bg-plate-soft' : 'bg-paper';
  return (
    <tr
      className={cx(
        'border-t border-line print:bg-transparent',
        isDifferent && 'font-medium',
        ground,
        className,
      )}
    >
      {/* A ground of its own, because the vehicles scroll below it. */}
      <th
        scope="row"
        className={cx(NAMES, 'z-1', ground, isDifferent ? 'font-medium' : 'font-normal text-ink-2')}
      >
        {divisible(name)}
        {isDifferent && (
          <>
            <span aria-hidden className="ml-1 text-plate">
              ≠
            </span>
            <span className="sr-only">{` (${t('differs')})`}</span>
          </>
        )}
      </th>
      {columns.map(({ id, data }) => (
        <td key={id} className={CELL}>
          {data && children(data)}
        </td>
      ))}
    </tr>
  );
}

function Has() {
  const t = useTranslations('compare');
  return (
    <>
      <Check aria-hidden className="size-4.5 text-available" />
      <span className="sr-only">{t('has')}</span>
    </>
  );
}

/** A vehicle may have a feature that its delivery does not name. */
function HasNot() {
  const t = useTranslations('compare');
  return (
    <>
      <span aria-hidden className="text-ink-2">
        –
      </span>
      <span className="sr-only">{t('notNamed')}</span>
    </>
  );
}
