import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { cx } from '../../ui/cx.ts';
import { formatInstant } from '../../ui/instants.ts';
import { useMailWords } from '../mails/use-mail-words.ts';
import { type Change, changesOf, groupsOf } from './changes.ts';
import type { AuditEntry } from './queries.ts';
import { useValueText } from './use-value-text.ts';

const LINK = 'text-plate hover:underline';

interface EventListProps {
  events: readonly AuditEntry[];
  /** The id of the order, dealer or vehicle on whose page the list is. Its own name is not repeated. */
  aboutId?: string;
  /** Shows what one person changed, if the list can be narrowed. */
  onActor?: (id: string) => void;
}

/** Who changed what, from what to what. What one act changed stands together. */
export function EventList({ events, aboutId, onActor }: EventListProps) {
  const locale = useLocale();
  return (
    <ol>
      {groupsOf(events).map((group) => {
        const [first] = group;
        if (!first) return null;
        return (
          <li
            key={first.id}
            className={cx(
              'grid gap-x-6 gap-y-1 border-t border-line py-2 first:border-t-0',
              aboutId === undefined && 'px-4 md:grid-cols-[15rem_minmax(0,1fr)]',
            )}
          >
            <p className="text-13 text-ink-2 tabular-nums">
              <span className="whitespace-nowrap">{formatInstant(first.at, locale)}</span>{' '}
              <Actor actor={first.actor} onActor={onActor} />
            </p>
            <ul className="flex min-w-0 flex-col gap-1">
              {group.map((event) => (
                <Event key={event.id} event={event} aboutId={aboutId} />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Actor(props: { actor: AuditEntry['actor']; onActor: ((id: string) => void) | undefined }) {
  const t = useTranslations('adminHistory');
  const { actor, onActor } = props;
  const { id, email } = actor;
  if (id === null || email === null) return <span className="md:block">{t('system')}</span>;
  if (!onActor) return <span className="wrap-anywhere md:block">{email}</span>;
  return (
    <button
      type="button"
      aria-label={t('actorOf', { email })}
      onClick={() => onActor(id)}
      className={cx(LINK, 'block text-left wrap-anywhere')}
    >
      {email}
    </button>
  );
}

function Event({ event, aboutId }: { event: AuditEntry; aboutId: string | undefined }) {
  const t = useTranslations('adminHistory');
  // The place names the kind of the mail, and there is nothing else.
  const changes = event.subject === 'mail' ? [] : changesOf(event);
  return (
    <li className="min-w-0 text-14">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-medium">{t(`actions.${event.action}`)}</span>
        {event.subjectId !== aboutId && <Place event={event} />}
        {event.orderId !== null && event.orderId !== aboutId && <OrderLink id={event.orderId} />}
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

const OrderLink = ({ id }: { id: string }) => (
  <Link to="/admin/orders/$id" params={{ id }} className={LINK}>
    #{orderNumberOf(id)}
  </Link>
);

/** What the entry is about, by the name that it has now. What was deleted has none any more. */
function Place({ event }: { event: AuditEntry }) {
  const { subject, subjectId, name } = event;
  const t = useTranslations('adminHistory.subjects');
  if (subject === 'mail') return <MailLink event={event} />;
  // The link to the order follows.
  if (subject === 'order') return null;
  if (subject === 'vehicle' && name !== null)
    return (
      <Link to="/admin/vehicles/$id" params={{ id: subjectId }} className={cx(LINK, 'wrap-anywhere')}>
        {name}
      </Link>
    );
  if (subject === 'dealer' && name !== null)
    return (
      <Link to="/admin/users/$id" params={{ id: subjectId }} className={cx(LINK, 'wrap-anywhere')}>
        {name}
      </Link>
    );
  return <span className="wrap-anywhere text-ink-2">{name ?? t(subject)}</span>;
}

/** A mail is deleted before the entries about it. */
function MailLink({ event: { subjectId, name, after } }: { event: AuditEntry }) {
  const kind = after?.['kind'];
  const word = useMailWords()({ kind: typeof kind === 'string' ? kind : '', recipient: null }).name;
  if (name === null) return <span className="wrap-anywhere text-ink-2">{word}</span>;
  return (
    <Link to="/admin/mails/$id" params={{ id: subjectId }} className={cx(LINK, 'wrap-anywhere')}>
      {word}
    </Link>
  );
}

function Changed({ subject, change }: Pick<AuditEntry, 'subject'> & { change: Change }) {
  const t = useTranslations('adminHistory');
  const textOf = useValueText();
  const { field, before, after } = change;
  const key = `fields.${field}` as 'fields.status';
  return (
    <li className="min-w-0 wrap-anywhere">
      <span className="text-ink-2">
        {t('fieldName', { field: /^\w+$/.test(field) && t.has(key) ? t(key) : field })}
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
