import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../ui/Card.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestForm } from './RequestForm.tsx';

/** For people who have forgotten their password: asks for a link, and with the token of a link for a new password. */
export function ResetPage() {
  const t = useTranslations('reset');
  const { token } = useSearch({ from: '/auth/reset' });
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-10">
      <PageTitle>{t('title')}</PageTitle>
      <Card className="p-5 sm:p-8">
        {token ? <NewPasswordForm key={token} token={token} /> : <RequestForm />}
      </Card>
    </div>
  );
}
