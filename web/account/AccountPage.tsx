import { useTranslations } from 'use-intl';
import { isActiveDealer, useUser } from '../api/user.ts';
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
import { UsersCard } from './UsersCard.tsx';

export { prepare } from './prepare.ts';

/** What a signed-in user sees and changes about the own account. */
export function AccountPage() {
  const t = useTranslations('account');
  const user = useUser();
  if (!user) return null;
  // Other calls would be refused. The cards keep their places, so that this one keeps its state.
  const isAlone = user.needsSecondFactor;
  const isOwner = user.rights === 'OWNER';
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-8">
      <PageTitle lead={user.email}>{t('title')}</PageTitle>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {user.dealer && <CompanyCard status={user.dealer.status} isOwner={isOwner} />}
      {isOwner && isActiveDealer(user) && <UsersCard />}
      {isOwner && isActiveDealer(user) && <AddressesCard />}
      {isOwner && user.dealer && <PapersCard status={user.dealer.status} />}
      {!isAlone && <PasswordCard email={user.email} isAdmin={user.role === 'admin'} />}
      {user.role === 'admin' && secondFactor.part}
      {!isAlone && <LanguageCard locale={user.locale} />}
      {user.dealer && <WatchMailsCard watchMails={user.watchMails} />}
      {!isAlone && <SessionsCard />}
      {!isAlone && <DataCard isDealer={user.dealer !== null} />}
    </div>
  );
}
