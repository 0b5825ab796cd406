import { useTranslations } from 'use-intl';
import { CONFIRMATION_DAYS, UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import type { DealerStatus } from '../../contract/states.ts';
import { call, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { handFocusOn } from '../ui/hand-focus-on.ts';
import { useIsHydrated } from '../ui/hydrated.ts';

const RESEND = 'POST /api/email-confirmation/resend';

/** Asks a new dealer to follow the link in the first mail, and sends it again. Only a PENDING account is deleted without it. */
export function UnconfirmedNotice({ email, status }: { email: string; status: DealerStatus }) {
  const t = useTranslations('dashboard.unconfirmed');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const resend = useSingleMutation({ mutationFn: () => call(RESEND) });
  const reasonOf = (error: unknown) =>
    isRefused(error, RESEND, 'RATE_LIMITED') ? t('tooMany', { email }) : errorText(error);
  return (
    <section className="flex flex-col items-start rounded-card border border-reserved bg-reserved-soft p-5">
      <div>
        <h2 className="heading text-18">{t('title')}</h2>
        <p className="mt-1 wrap-anywhere">{t('text', { email, days: CONFIRMATION_DAYS })}</p>
        {status === 'PENDING' && <p className="mt-1">{t('deletion', { days: UNPROVED_ACCOUNT_DAYS })}</p>}
      </div>
      <FormError className="mt-4">{resend.error && reasonOf(resend.error)}</FormError>
      {!resend.isSuccess && (
        <Button
          ref={handFocusOn}
          className="needs-script not-yet-plain mt-4"
          busy={resend.isPending}
          disabled={!isHydrated}
          onClick={() => resend.mutate()}
        >
          {t('resend')}
        </Button>
      )}
      {/* Always there, so that screen readers announce the text. */}
      <output className="block wrap-anywhere not-empty:mt-4">
        {resend.isSuccess && t('sent', { email })}
      </output>
    </section>
  );
}
