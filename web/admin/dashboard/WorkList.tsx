import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../../contract/constants.ts';
import { fromCents } from '../../../contract/money.ts';
import { formatInteger } from '../../../contract/notation.ts';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { cx } from '../../ui/cx.ts';
import { formatMoney, telephoneLink } from '../../ui/format.ts';
import { formatInstant, formatInstantDay } from '../../ui/instants.ts';
import { useRowMark } from '../../ui/row-marks.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Work, worklistQuery } from '../queries.ts';
import { MarkedRows } from '../MarkedRows.tsx';
import { MoreWork } from './MoreWork.tsx';

type Row = Work['rows'][number];
/** Failed mails have a section of their own, where they are sent again. */
type Kind = Exclude<Work['kind'], 'FAILED_MAIL'>;
type Group = Work & { kind: Kind };

const isListed = (work: Work): work is Group => work.kind !== 'FAILED_MAIL';

/** An order can stand in two groups. */
interface Listed {
  kind: Work['kind'];
  row: Row;
}
const markOf = ({ kind, row }: Listed) => `${kind} ${row.id}`;
const rowsIn = (worklist: readonly Work[]): Listed[] =>
  worklist.filter(isListed).flatMap(({ kind, rows }) => rows.map((row) => ({ kind, row })));

/** What waits for a clerk, by kind, each row with its deadline and the place where it is done. */
export function WorkList() {
  const t = useTranslations('adminDashboard.work');
  const titleId = useId();
  const query = useQuery(worklistQuery());
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="heading text-18">
        {t('title')}
      </h2>
      <Loaded
        query={query}
        failed={() => t('failed')}
        skeleton={<Skeleton className="mt-3 h-40" />}
        className="mt-3"
      >
        {({ worklist }) => (
          <MarkedRows query={query} rows={rowsIn(worklist)} idOf={markOf} hasPages={false}>
            <Groups groups={worklist.filter(isListed)} />
          </MarkedRows>
        )}
      </Loaded>
    </section>
  );
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('adminDashboard.work');
  if (groups.length === 0) return <p className="mt-3 text-ink-2">{t('none')}</p>;
  return (
    <div className="mt-3 gap-4 xl:columns-2">
      {groups.map((group) => (
        <GroupCard key={group.kind} group={group} />
      ))}
    </div>
  );
}

function GroupCard({ group: { kind, total, rows } }: { group: Group }) {
  const t = useTranslations('adminDashboard.work');
  const words = useTranslations('admin.work');
  const locale = useLocale();
  return (
    <section className="mb-4 break-inside-avoid overflow-hidden rounded-card border border-line bg-surface">
      <h3 className="flex items-baseline justify-between gap-3 border-b border-line bg-sunken px-4 py-2 text-14 font-medium">
        {words(`kinds.${kind}`)}
        <span className="text-ink-2 tabular-nums">{formatInteger(total, locale)}</span>
      </h3>
      <ul>
        {rows.map((row) => (
          <WorkRow key={row.id} kind={kind} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <p className="border-t border-line px-4 py-2 text-14">
          <MoreWork kind={kind}>{t('more', { count: total - rows.length })}</MoreWork>
        </p>
      )}
    </section>
  );
}

function WorkRow({ kind, row }: { kind: Kind; row: Row }) {
  const t = useTranslations('adminDashboard.work');
  const { look, ...mark } = useRowMark(markOf({ kind, row }));
  return (
    <li
      data-row={row.id}
      {...mark}
      className={cx(
        'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-4 py-2 first:border-t-0 hover:bg-sunken',
        look,
      )}
    >
      <span className="min-w-0 flex-1 basis-40 max-sm:basis-full xl:max-[87rem]:basis-full">
        <Place row={row} />
        {row.reminder !== null && (
          <span className="block text-13 text-ink-2">
            {t('reminder', { which: row.reminder === 1 ? 'first' : 'second' })}
          </span>
        )}
        {row.needsNewInvoice && (
          <span className="block text-13 font-medium text-sold">{t('needsNewInvoice')}</span>
        )}
        {row.mayBeCancelled && (
          <span className="block text-13 font-medium text-sold">
            {t('mayBeCancelled', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}
          </span>
        )}
        {row.isUnconfirmed && <span className="block text-13 text-ink-2">{t('unconfirmed')}</span>}
      </span>
      {row.phone && (
        <a
          href={telephoneLink(row.phone)}
          className="text-14 whitespace-nowrap text-ink-2 tabular-nums hover:underline"
        >
          {row.phone}
        </a>
      )}
      <span
        className={cx(
          'ml-auto text-14 whitespace-nowrap tabular-nums',
          row.isOverdue ? 'font-medium text-sold' : 'text-ink-2',
        )}
      >
        <Deadline kind={kind} row={row} />
      </span>
    </li>
  );
}

/** The link to the place where the work is done. */
function Place({ row: { id, subject, name } }: { row: Row }) {
  const className = 'font-medium wrap-anywhere text-plate hover:underline';
  if (subject === 'dealer')
    return (
      <Link to="/admin/users/$id" params={{ id }} data-row-main className={className}>
        {name}
      </Link>
    );
  if (subject === 'vehicleImport')
    return (
      <Link to="/admin/upload/$id" params={{ id }} data-row-main className={className}>
        {name}
      </Link>
    );
  return (
    <Link to="/admin/orders/$id" params={{ id }} data-row-main className={className}>
      <span className="heading">#{orderNumberOf(id)}</span> {name}
    </Link>
  );
}

/** The kinds whose deadline is the end of a day. */
const END_WITH_A_DAY: ReadonlySet<Kind> = new Set([
  'REVIEW',
  'PAYMENT_DUE',
  'PAYMENT_OVERDUE',
  'ARRIVAL_PROOF',
]);

function Deadline({ kind, row: { since, deadline, isOverdue } }: { kind: Kind; row: Row }) {
  const t = useTranslations('adminDashboard.work');
  const locale = useLocale();
  if (deadline === null) return t('since', { at: formatInstantDay(since, locale) });
  if (END_WITH_A_DAY.has(kind)) {
    const at = formatInstantDay(deadline, locale);
    return isOverdue ? t('over', { at }) : t('until', { at });
  }
  const at = formatInstant(deadline, locale);
  return isOverdue ? t('overTime', { at }) : t('untilTime', { at });
}
