import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../ui/Card.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Where the link of an invitation leads: a colleague chooses their first password. */
export function InvitePage() {
  const t = useTranslations('reset');
  const { token } = useSearch({ from: '/auth/invite' });
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-10">
      <PageTitle>{t('invite.title')}</PageTitle>
      <Card className="p-5 sm:p-8">
        <NewPasswordForm key={token} token={token ?? ''} isInvited />
      </Card>
    </div>
  );
}
