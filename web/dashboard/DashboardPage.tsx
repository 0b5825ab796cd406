import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ownDealerQuery } from '../account/queries.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { userQuery } from '../api/user.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { PapersCard } from '../papers/PapersCard.tsx';
import { DealerBadge } from '../trade/DealerBadge.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AccountCard, ActionsCard, HelpCard, StatusCard } from './DashboardCards.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { PendingNotice, SuspendedNotice } from './StatusNotice.tsx';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

export { prepare } from './prepare.ts';

/** The status of a dealer, and what they can do now. */
export function DashboardPage() {
  const t = useTranslations('dashboard');
  const { data: user, dataUpdatedAt } = useQuery({ ...userQuery(), ...FRESHNESS.account });
  const company = useTranslations('account.company');
  const query = useQuery(ownDealerQuery());
  const dealer = query.data;
  const status = user?.dealer?.status ?? 'PENDING';
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle lead={user?.dealer?.companyName ?? user?.email} actions={<DealerBadge status={status} />}>
        {t('title')}
      </PageTitle>
      {user?.emailConfirmed === false && <UnconfirmedNotice email={user.email} status={status} />}
      {status === 'PENDING' && <PendingNotice registeredAt={dealer?.createdAt} fetchedAt={dataUpdatedAt} />}
      {status === 'PENDING' && <PapersCard status={status} />}
      {status === 'SUSPENDED' && <SuspendedNotice />}
      <ActionsCard status={status} />
      {status === 'ACTIVE' && <OpenRequests />}
      {status === 'ACTIVE' && <RecentOrders />}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <StatusCard status={status} dealer={dealer} />
        <HelpCard />
      </div>
      <Loaded
        query={query}
        failed={() => company('loadFailed')}
        skeleton={<Skeleton className="h-40 rounded-card" />}
      >
        {(own) => <AccountCard dealer={own} status={status} />}
      </Loaded>
    </div>
  );
}
