import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../api/user.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccessDenied } from '../AccessDenied.tsx';
import { AdminDialog } from './AdminDialog.tsx';
import { AdminTable } from './AdminTable.tsx';
import { adminsQuery } from './queries.ts';

/** The admins, for those with all rights. */
export function AdminsSection() {
  return useUser()?.rights === 'FULL' ? <Admins /> : <AccessDenied />;
}

function Admins() {
  const t = useTranslations('adminAdmins');
  const query = useQuery(adminsQuery());
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
      <Loaded
        query={query}
        failed={() => t('failed')}
        skeleton={<Skeleton className="mt-6 h-40" />}
        className="mt-6"
      >
        {({ admins }) => <AdminTable admins={admins} />}
      </Loaded>
      {isInviting && <AdminDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
