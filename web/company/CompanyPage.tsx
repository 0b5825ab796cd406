import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { type User, useUser } from '../api/user.ts';
import { approvalLimitQuery, companyRequestsQuery } from '../approval/queries.ts';
import { Requests } from '../requests/Requests.tsx';
import type { RouterContext } from '../router-context.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CompanyUserRow } from './CompanyUserRow.tsx';
import { LimitCard } from './LimitCard.tsx';
import { companyUsersQuery } from './queries.ts';
import { EMPTY, UserDialog } from './UserDialog.tsx';

/** Fetches the data of the page. Not in its route, because every page loads the routes. */
export const prepare = async ({ queryClient, call, user }: RouterContext & { user: User | null }) => {
  const isOwner = user?.rights === 'OWNER';
  await Promise.all([
    queryClient.prefetchQuery(companyUsersQuery(call)),
    isOwner && queryClient.prefetchQuery(approvalLimitQuery(call)),
    (isOwner || user?.rights === 'BUYER') && queryClient.prefetchQuery(companyRequestsQuery(call)),
  ]);
};

/** The users of the company, its requests and its limit, for owners. The others read who is in it, and a buyer the own requests. */
export function CompanyPage() {
  const t = useTranslations('company');
  const rights = useUser()?.rights;
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-8">
      {rights === 'OWNER' ? (
        <OwnersPart />
      ) : (
        <>
          <PageTitle lead={t('ownersOnly')}>{t('title')}</PageTitle>
          {rights === 'BUYER' && <Requests />}
          <CompanyUsers />
        </>
      )}
    </div>
  );
}

function OwnersPart() {
  const t = useTranslations('company');
  const isHydrated = useIsHydrated();
  const [isInviting, setIsInviting] = useState(false);
  const [draft, setDraft] = useState(EMPTY);
  return (
    <>
      <PageTitle
        lead={t('lead')}
        actions={
          <Button
            variant="primary"
            className="needs-script not-yet-plain"
            disabled={!isHydrated}
            onClick={() => setIsInviting(true)}
          >
            {t('invite')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <Requests />
      <CompanyUsers />
      <LimitCard />
      {isInviting && <UserDialog draft={draft} onDraft={setDraft} onClose={() => setIsInviting(false)} />}
    </>
  );
}

/** Who is in the company. Owners change it. */
function CompanyUsers() {
  const t = useTranslations('company');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({ ...companyUsersQuery(), ...FRESHNESS.account });
  return (
    <>
      {!data && error && (
        <ErrorPanel
          title={t('loadFailed')}
          message={errorText(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && (
        <section>
          <h2 className="heading mb-3 text-22">{t('all')}</h2>
          <Card className="px-5 py-1">
            <ul aria-label={t('title')}>
              {data.users.map((user) => (
                <CompanyUserRow key={user.id} user={user} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}
