import { useTranslations } from 'use-intl';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../../contract/audit-actions.ts';
import { namesOf } from '../../../contract/names-of.ts';
import { useUser } from '../../api/user.ts';
import { type FilterChanges, useFilters } from '../../layout/use-filters.ts';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { AdminFilters, DaysFilter } from '../AdminFilters.tsx';
import { type AuditSearch, historySearch } from '../data.ts';
import { FilterChip } from '../FilterChip.tsx';
import { nameOfThing } from './narrow.ts';
import type { AuditEntry } from './queries.ts';

const ACTIONS = namesOf(AUDIT_ACTIONS);

export function HistoryFilters({ events }: { events: readonly AuditEntry[] }) {
  const t = useTranslations('adminHistory');
  const filters = useTranslations('admin.filters');
  const { search, change } = useFilters();
  const known = historySearch(search);
  // A kind of thing has its own actions.
  const actions = ACTIONS.filter((action) => !known.subject || AUDIT_ACTIONS[action] === known.subject);
  return (
    <>
      <AdminFilters>
        <FoldedFilters
          label={filters('open')}
          values={[known.subject, known.action, known.actorId, known.from, known.to]}
        >
          <ChoiceFilter
            name="subject"
            hasHiddenLabel
            label={t('filters.subject')}
            anyLabel={t('filters.allSubjects')}
            choices={AUDIT_SUBJECTS}
            wordOf={(subject) => t(`subjects.${subject}`)}
            value={known.subject}
            onChoose={(subject) => change({ subject, action: '' })}
            className="sm:w-44 xl:w-auto xl:max-w-44 xl:min-w-36 xl:flex-1"
          />
          <ChoiceFilter
            name="action"
            hasHiddenLabel
            label={t('filters.action')}
            anyLabel={t('filters.allActions')}
            choices={actions}
            wordOf={(action) => t(`actions.${action}`)}
            value={known.action}
            onChoose={(action) => change({ action })}
            className="sm:w-64 xl:w-auto xl:max-w-72 xl:min-w-44 xl:flex-1"
          />
          <PersonFilter known={known} events={events} />
          <DaysFilter
            from={{ name: 'from', label: t('filters.from'), day: known.from }}
            to={{ name: 'to', label: t('filters.to'), day: known.to }}
          />
        </FoldedFilters>
      </AdminFilters>
      <Narrowed known={known} events={events} />
    </>
  );
}

/** The clerk who looks, and everybody whose changes are in the list. Any other person comes with a link to their changes. */
function PersonFilter({ known, events }: { known: AuditSearch; events: readonly AuditEntry[] }) {
  const t = useTranslations('adminHistory.filters');
  const { change } = useFilters();
  const user = useUser();
  const emails = new Map<string, string>();
  for (const { id, email } of [...(user ? [user] : []), ...events.map(({ actor }) => actor)])
    if (id !== null && email !== null) emails.set(id, email);
  const { actorId } = known;
  return (
    <ChoiceFilter
      name="actorId"
      hasHiddenLabel
      label={t('person')}
      anyLabel={t('allPeople')}
      choices={[...new Set([...emails.keys(), ...(actorId === undefined ? [] : [actorId])])]}
      wordOf={(id) => emails.get(id) ?? t('otherPerson')}
      value={actorId}
      onChoose={(id) => change({ actorId: id })}
      className="sm:w-56 xl:w-auto xl:max-w-72 xl:min-w-44 xl:flex-1"
    />
  );
}

/** What a link has narrowed the list to, with a way back. */
function Narrowed({ known, events }: { known: AuditSearch; events: readonly AuditEntry[] }) {
  const t = useTranslations('adminHistory');
  const filters = useTranslations('admin.filters');
  const { change } = useFilters();
  const email = events.find(({ actor }) => actor.id === known.actorId)?.actor.email;
  const thing = nameOfThing(known, events);
  const isOne = known.orderId !== undefined || known.subjectId !== undefined;
  if (!isOne && known.actorId === undefined) return null;
  const chip = (name: string, removed: FilterChanges) => (
    <FilterChip name={name} label={filters('remove', { name })} onRemove={() => change(removed)} />
  );
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {isOne &&
        chip(thing ? t('onlyThing', { name: thing }) : t('onlyOne'), {
          orderId: '',
          subjectId: '',
          subject: '',
        })}
      {known.actorId !== undefined && chip(email ? t('onlyOf', { email }) : t('onlyActor'), { actorId: '' })}
    </div>
  );
}
