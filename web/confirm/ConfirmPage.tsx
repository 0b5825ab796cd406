import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CONFIRMATION_DAYS } from '../../contract/account-figures.ts';
import { call, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { useUser } from '../api/user.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

const CONFIRM = 'POST /api/email-confirmation';

/**
 * Here leads the link of the first mail. The address is proved by a button and not by opening the page, because mail
 * programs open links before their readers do.
 */
export function ConfirmPage() {
  const t = useTranslations('confirm');
  const { token } = useSearch({ from: '/auth/confirm' });
  const user = useUser();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const result = useRef<HTMLParagraphElement>(null);
  const confirm = useSingleMutation({
    mutationFn: (token: string) => call(CONFIRM, { body: { token } }),
    onSuccess: () => refresh(queryClient, ['/api/user']),
  });
  // The button with the focus is gone; what replaces it gets the focus. Nothing replaces it after other failures.
  useEffect(() => result.current?.focus(), [confirm.status]);
  const isDead = !token || isRefused(confirm.error, CONFIRM, 'TOKEN_INVALID');

  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-10">
      <PageTitle>{t('title')}</PageTitle>
      <Card className="flex flex-col items-start gap-4 p-5 sm:p-8">{content()}</Card>
    </div>
  );

  function content(): ReactNode {
    if (confirm.isSuccess || user?.emailConfirmed)
      return (
        <>
          <p ref={result} tabIndex={-1}>
            {t('done')}
          </p>
          <Onward isSignedIn={user !== null} />
        </>
      );
    if (isDead)
      return (
        <>
          <p ref={result} tabIndex={-1}>
            {t(user ? 'invalid' : 'invalidForGuest', { days: CONFIRMATION_DAYS })}
          </p>
          <Onward isSignedIn={user !== null} />
        </>
      );
    return (
      <>
        <p>{t('text')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <FormError>{confirm.error && errorText(confirm.error)}</FormError>
        <Button
          variant="primary"
          size="lg"
          className="needs-script not-yet"
          busy={confirm.isPending}
          disabled={!isHydrated}
          onClick={() => confirm.mutate(token)}
        >
          {t('submit')}
        </Button>
      </>
    );
  }
}

/** Where to go next. */
function Onward({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('confirm');
  return (
    <p className="flex flex-wrap gap-3">
      <Button asChild variant="primary">
        {isSignedIn ? (
          <Link to="/dashboard">{t('dashboard')}</Link>
        ) : (
          <Link to="/auth" search={{ next: '/dashboard' }}>
            {t('login')}
          </Link>
        )}
      </Button>
      <Button asChild>
        <Link to="/vehicles">{t('inventory')}</Link>
      </Button>
    </p>
  );
}
