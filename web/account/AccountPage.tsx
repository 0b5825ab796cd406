import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { PapersCard } from '../papers/PapersCard.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { WatchMailsCard } from '../watchlist/WatchMailsCard.tsx';
import { AddressesCard } from './AddressesCard.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { DataCard } from './DataCard.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { secondFactor } from './second-factor-part.ts';
import { SessionsCard } from './SessionsCard.tsx';

export { prepare } from './prepare.ts';

/** What a signed-in user sees and changes about the own account. */
export function AccountPage() {
  const t = useTranslations('account');
  const user = useUser();
  if (!user) return null;
  // Other calls would be refused. The cards keep their places, so that this one keeps its state.
  const isAlone = user.needsSecondFactor;
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-8">
      <PageTitle lead={user.email}>{t('title')}</PageTitle>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {user.dealer && <CompanyCard status={user.dealer.status} />}
      {user.dealer?.status === 'ACTIVE' && <AddressesCard />}
      {user.dealer && <PapersCard status={user.dealer.status} />}
      {!isAlone && <PasswordCard email={user.email} isAdmin={user.role === 'admin'} />}
      {user.role === 'admin' && secondFactor.part}
      {!isAlone && <LanguageCard locale={user.locale} />}
      {user.dealer && <WatchMailsCard watchMails={user.watchMails} />}
      {!isAlone && <SessionsCard />}
      {!isAlone && <DataCard />}
    </div>
  );
}
