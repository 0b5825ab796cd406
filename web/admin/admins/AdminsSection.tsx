import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMINS_PAGE_SIZE } from '../../../contract/admin-parameters.ts';
import { useUser } from '../../api/user.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useList } from '../../layout/use-list.ts';
import { Button } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccessDenied } from '../AccessDenied.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { AdminDialog } from './AdminDialog.tsx';
import { AdminTable } from './AdminTable.tsx';
import { type Admin, adminsQuery, adminsSearch } from './queries.ts';

/** Who is at work is no change of an account. */
const withoutLastSeen = ({ lastSeenAt: _lastSeenAt, ...admin }: Admin) => admin;

/** The admins, for those with all rights. */
export function AdminsSection() {
  return useUser()?.rights === 'FULL' ? <Admins /> : <AccessDenied />;
}

function Admins() {
  const t = useTranslations('adminAdmins');
  const { query, page } = useList(adminsSearch, (known) => adminsQuery(known));
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PageTitle
        lead={t('lead')}
        actions={
          <Button variant="primary" onClick={() => setIsInviting(true)}>
            {t('invite')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <ListSection
        query={query}
        failed={() => t('failed')}
        skeleton={<Skeleton className="mt-6 h-40" />}
        rowsOf={({ admins }) => admins}
        empty={null}
        pages={{ page, totalPages: Math.ceil((query.data?.total ?? 0) / ADMINS_PAGE_SIZE) }}
      >
        {(admins) => (
          <MarkedRows query={query} rows={admins.map(withoutLastSeen)} idOf={({ id }) => id}>
            <AdminTable admins={admins} />
          </MarkedRows>
        )}
      </ListSection>
      {isInviting && <AdminDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
