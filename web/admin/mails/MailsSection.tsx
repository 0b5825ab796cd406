import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MAILS_COUNTED_MAX, MAILS_PAGE_SIZE } from '../../../contract/mail-figures.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useList } from '../../layout/use-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { mailsSearch } from '../data.ts';
import { ExportLink } from '../ExportLink.tsx';
import { ListHead } from '../ListHead.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { MailFilters, NarrowedMails } from './MailFilters.tsx';
import { MailTable } from './MailTable.tsx';
import { mailsQuery } from './queries.ts';

/** All mails that were sent, wait or failed, the newest first. */
export function MailsSection() {
  const t = useTranslations('adminMails');
  const { known, query, page } = useList(mailsSearch, (search) => mailsQuery(search));
  return (
    <div className="min-[87rem]:-mt-5">
      <ListSection
        query={query}
        filters={
          <>
            <ListHead
              title={t('title')}
              actions={
                <>
                  <SavedViews list="mails" />
                  <ExportLink list="mails" search={known} />
                </>
              }
            >
              <MailFilters total={query.data?.total} />
            </ListHead>
            <NarrowedMails mails={query.data?.mails ?? []} />
          </>
        }
        failed={() => t('failed')}
        rowsOf={({ mails }) => mails}
        empty={
          <EmptyState
            icon={<Mail aria-hidden />}
            title={t('none')}
            hint={t('noneHint')}
            action={<ResetFilters />}
          />
        }
        pages={{
          page,
          totalPages: Math.ceil(Math.min(query.data?.total ?? 0, MAILS_COUNTED_MAX) / MAILS_PAGE_SIZE),
        }}
      >
        {(mails) => (
          <MarkedRows query={query} rows={mails} idOf={({ id }) => id}>
            <MailTable mails={mails} />
          </MarkedRows>
        )}
      </ListSection>
    </div>
  );
}
