import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { withChanges } from '../../layout/use-filters.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { EventList } from './EventList.tsx';
import { type About, historyOfQuery } from './queries.ts';

/** The newest entries about one order, dealer or vehicle, with a link to all of them. */
export function HistoryPanel({ about, className }: { about: About; className?: string }) {
  const t = useTranslations('adminHistory');
  const titleId = useId();
  const query = useQuery(historyOfQuery(about));
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="heading mb-2 text-18">
        {t('title')}
      </h2>
      <Loaded query={query} failed={() => t('failed')} skeleton={<Skeleton className="h-24" />}>
        {({ events, total }) => (
          <>
            {total === 0 && <p className="text-ink-2">{t('nothing')}</p>}
            <MarkedRows query={query} rows={events} idOf={({ id }) => String(id)}>
              <EventList
                events={events}
                aboutId={'orderId' in about ? about.orderId : about.subjectId}
                searchOf={(changes) => withChanges({ ...about }, changes)}
              />
            </MarkedRows>
            {total > events.length && (
              <Link
                to="/admin/history"
                search={about}
                className="mt-2 inline-block text-14 text-plate hover:underline"
              >
                {t('all')}
              </Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
