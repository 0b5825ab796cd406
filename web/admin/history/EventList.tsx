import { Link } from '@tanstack/react-router';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import type { Search } from '../../address.ts';
import type { FilterChanges } from '../../layout/use-filters.ts';
import { isKey } from '../../texts/is-key.ts';
import { cx } from '../../ui/cx.ts';
import { formatInstant } from '../../ui/instants.ts';
import { useRowMark } from '../../ui/row-marks.ts';
import { useMailWords } from '../mails/use-mail-words.ts';
import { type Change, changesOf, groupsOf } from './changes.ts';
import { onlyAbout } from './narrow.ts';
import type { AuditEntry } from './queries.ts';
import { useValueText } from './use-value-text.ts';

const LINK = 'text-plate hover:underline';

/** The address of the history with these filters changed. */
type SearchOf = (changes: FilterChanges) => Search;

interface Shown {
  /** The id of the order, dealer or vehicle on whose page the list is. Its own name is not repeated. */
  aboutId?: string | undefined;
  searchOf: SearchOf;
}

interface EventListProps extends Shown {
  events: readonly AuditEntry[];
}

/** Who changed what, from what to what. What one act changed stands together. */
export function EventList({ events, aboutId, searchOf }: EventListProps) {
  const locale = useLocale();
  return (
    <ol>
      {groupsOf(events).map((group) => {
        const [first] = group;
        if (!first) return null;
        return (
          <Act
            key={first.id}
            mark={String(first.id)}
            {...(aboutId === undefined && { 'data-row': first.id, tabIndex: -1 })}
            className={cx(
              'grid gap-x-6 gap-y-1 border-t border-line py-2 first:border-t-0',
              aboutId === undefined && 'px-4 md:grid-cols-[15rem_minmax(0,1fr)]',
            )}
          >
            <p className="text-13 text-ink-2 tabular-nums">
              <span className="whitespace-nowrap">{formatInstant(first.at, locale)}</span>{' '}
              <Actor actor={first.actor} searchOf={searchOf} />
            </p>
            <ul className="flex min-w-0 flex-col gap-1">
              {group.map((event) => (
                <Event key={event.id} event={event} aboutId={aboutId} searchOf={searchOf} />
              ))}
            </ul>
          </Act>
        );
      })}
    </ol>
  );
}

/** What one act changed, marked while it is new. */
function Act({ mark, className, ...item }: ComponentProps<'li'> & { mark: string; 'data-row'?: number }) {
  const { look, ...marked } = useRowMark(mark);
  return <li {...item} {...marked} className={cx(className, look)} />;
}

function Actor({ actor, searchOf }: { actor: AuditEntry['actor']; searchOf: SearchOf }) {
  const t = useTranslations('adminHistory');
  const { id, email } = actor;
  if (id === null || email === null) return <span className="md:block">{t('system')}</span>;
  return (
    <Link
      to="/admin/history"
      search={searchOf({ actorId: id })}
      aria-label={t('actorOf', { email })}
      className={cx(LINK, 'wrap-anywhere md:block')}
    >
      {email}
    </Link>
  );
}

function Event({ event, aboutId, searchOf }: { event: AuditEntry } & Shown) {
  const t = useTranslations('adminHistory');
  const changes = changesOf(event);
  // The order has a place of its own.
  const hasPlace = event.subject !== 'order' && event.subjectId !== aboutId;
  return (
    <li className="min-w-0 text-14 md:flex md:flex-wrap md:items-baseline md:gap-x-4">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-medium">{t(`actions.${event.action}`)}</span>
        {hasPlace && <Place event={event} searchOf={searchOf} />}
        {event.orderId !== null && event.orderId !== aboutId && (
          <Thing
            name={`#${orderNumberOf(event.orderId)}`}
            search={searchOf(onlyAbout({ orderId: event.orderId }))}
            page={{ to: '/admin/orders/$id', id: event.orderId }}
          />
        )}
      </p>
      {changes.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
          {changes.map((change) => (
            <Changed key={change.field} subject={event.subject} change={change} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface Page {
  to: '/admin/vehicles/$id' | '/admin/users/$id' | '/admin/mails/$id' | '/admin/orders/$id';
  id: string;
}

const PAGES: Partial<Record<AuditEntry['subject'], Page['to']>> = {
  vehicle: '/admin/vehicles/$id',
  dealer: '/admin/users/$id',
  mail: '/admin/mails/$id',
};

/** What the entry is about, by the name that it has now. What was deleted has none any more, and no page. */
function Place({ event, searchOf }: { event: AuditEntry; searchOf: SearchOf }) {
  const { subject, subjectId, name, after } = event;
  const t = useTranslations('adminHistory.subjects');
  const kind = after?.['kind'];
  const mailWords = useMailWords()({ kind: typeof kind === 'string' ? kind : '', recipient: null });
  const to = PAGES[subject];
  return (
    <Thing
      name={subject === 'mail' ? mailWords.name : (name ?? t(subject))}
      search={searchOf(onlyAbout({ subject, subjectId }))}
      page={name === null || to === undefined ? undefined : { to, id: subjectId }}
    />
  );
}

/** A name that narrows the history to its thing, and beside it the way to the page of the thing. */
function Thing(props: { name: string; search: Search; page: Page | undefined }) {
  const { name, search, page } = props;
  const t = useTranslations('adminHistory');
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <Link
        to="/admin/history"
        search={search}
        aria-label={t('thingOf', { name })}
        className={cx(LINK, 'wrap-anywhere')}
      >
        {name}
      </Link>
      {page && (
        <Link
          to={page.to}
          params={{ id: page.id }}
          data-row-main
          aria-label={t('openThing', { name })}
          className="rounded-control p-0.5 text-ink-3 hover:text-plate print:hidden"
        >
          <ArrowUpRight aria-hidden className="size-3.5" />
        </Link>
      )}
    </span>
  );
}

function Changed({ subject, change }: Pick<AuditEntry, 'subject'> & { change: Change }) {
  const t = useTranslations('adminHistory');
  const fields = useTranslations('adminHistory.fields');
  const textOf = useValueText();
  const { field, before, after } = change;
  return (
    <li className="min-w-0 wrap-anywhere">
      <span className="text-ink-2">
        {t('fieldName', { field: isKey(fields, field) ? fields(field) : field })}
      </span>{' '}
      {before !== undefined && (
        <>
          <span className={cx('text-ink-2', after !== undefined && 'line-through')}>
            {textOf(subject, field, before)}
          </span>{' '}
        </>
      )}
      {before !== undefined && after !== undefined && (
        <>
          <ArrowRight aria-hidden className="inline size-3.5 text-ink-3" />
          <span className="sr-only">{t('became')}</span>{' '}
        </>
      )}
      {after !== undefined && textOf(subject, field, after)}
    </li>
  );
}
