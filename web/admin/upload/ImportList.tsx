import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { IMPORTS_PAGE_SIZE } from '../../../contract/import-parameters.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useList } from '../../layout/use-list.ts';
import { cx } from '../../ui/cx.ts';
import { formatInstant } from '../../ui/instants.ts';
import { useRowMark } from '../../ui/row-marks.ts';
import { AdminFilters } from '../AdminFilters.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { WorkFilter } from '../WorkFilter.tsx';
import { ImportBadge } from './ImportBadge.tsx';
import { type ImportList as Listed, importsQuery, importsSearch } from './queries.ts';

/** The imports of all clerks, each with a link to its page. */
export function ImportList() {
  const t = useTranslations('adminUpload.imports');
  const titleId = useId();
  const { known, query, page } = useList(importsSearch, (known) => importsQuery(known));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="heading mb-3 text-18">
        {t('title')}
      </h2>
      <ListSection
        query={query}
        filters={
          known.work && (
            <AdminFilters count={query.data && t('count', { count: query.data.total })}>
              <WorkFilter work={known.work} />
            </AdminFilters>
          )
        }
        failed={() => t('failed')}
        rowsOf={({ imports }) => imports}
        empty={<p className="text-ink-2">{t(known.work ? 'noneFailed' : 'none')}</p>}
        pages={{ page, totalPages: Math.ceil((query.data?.total ?? 0) / IMPORTS_PAGE_SIZE) }}
      >
        {(imports) => (
          <MarkedRows query={query} rows={imports} idOf={({ id }) => id}>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {imports.map((each) => (
                <ImportLine key={each.id} summary={each} />
              ))}
            </ul>
          </MarkedRows>
        )}
      </ListSection>
    </section>
  );
}

function ImportLine({ summary }: { summary: Listed['imports'][number] }) {
  const t = useTranslations('adminUpload.imports');
  const locale = useLocale();
  const { id, startedAt, startedBy, total, finished, failed, missing } = summary;
  const { look, ...mark } = useRowMark(id);
  return (
    <li
      data-row={id}
      {...mark}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-sunken', look)}
    >
      <span className="min-w-0 flex-1 basis-52">
        <Link
          to="/admin/upload/$id"
          params={{ id }}
          data-row-main
          className="font-medium text-plate tabular-nums hover:underline"
        >
          {formatInstant(startedAt, locale)}
        </Link>
        <span className="block text-13 wrap-anywhere text-ink-2">{startedBy ?? '–'}</span>
      </span>
      <span className="text-14 text-ink-2 tabular-nums">
        {t('counts', { total: total + missing, finished, failed, missing })}
      </span>
      <ImportBadge summary={summary} />
    </li>
  );
}
