import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** What a signed-in user sees and changes about the own account. */
export function AccountPage() {
  const t = useTranslations('account');
  const user = useUser();
  if (!user) return null;
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-8">
      <PageTitle lead={user.email}>{t('title')}</PageTitle>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <PasswordCard email={user.email} isAdmin={user.role === 'admin'} />
      <SessionsCard />
    </div>
  );
}
