import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePosted } from '../api/posted.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { AccountStep } from './AccountStep.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { PaperPicker } from './PaperPicker.tsx';
import { StepIndicators } from './StepIndicators.tsx';
import { type RegistrationForm, STEPS } from './steps.ts';
import { useFields } from './use-fields.ts';
import { useRefusalText } from './use-register.ts';
import { useWizard } from './use-wizard.ts';

const STEP_FIELDS = {
  company: CompanyStep,
  address: AddressStep,
  contact: ContactStep,
  account: AccountStep,
} as const;

export function RegisterForm() {
  const t = useTranslations('auth.register');
  const [papers, setPapers] = useState<readonly File[]>([]);
  const posted = usePosted<RegistrationForm>('POST /api/register');
  const { form, step, legend, isLast, isBusy, withErrors, done, back, jump, submit } = useWizard(
    papers,
    posted?.errors,
  );
  const field = useFields(form, posted?.values);
  const refusalText = useRefusalText();
  const isHydrated = useIsHydrated();
  return (
    // Without JavaScript all steps are shown, and the browser posts the form to this page.
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormError>{posted?.error && refusalText(posted.error)}</FormError>
      <StepIndicators step={step} withErrors={withErrors} done={done} onStep={jump} />
      {/* Hidden steps stay mounted, so that their input is kept. */}
      {STEPS.map((each, index) => {
        const Fields = STEP_FIELDS[each];
        const isHere = each === step;
        return (
          <fieldset key={each} className={isHere ? undefined : 'without-script'}>
            <legend ref={isHere ? legend : null} tabIndex={-1} className="mb-4 outline-none">
              <span className="heading mr-2 text-18">{t(`steps.${each}`)}</span>{' '}
              <span className="text-13 text-ink-2">
                {t('steps.position', { step: index + 1, count: STEPS.length })}
              </span>
            </legend>
            <div className="flex flex-col gap-4">
              <Fields field={field} />
              {each === 'account' && (
                <div className="needs-script">
                  <PaperPicker files={papers} onFiles={setPapers} />
                </div>
              )}
            </div>
          </fieldset>
        );
      })}
      <div className="needs-script flex justify-between gap-3">
        {back ? <Button onClick={back}>{t('back')}</Button> : <span />}
        <Button type="submit" variant="primary" busy={isBusy} disabled={!isHydrated} className="not-yet">
          {isLast ? t('submit') : t('next')}
        </Button>
      </div>
      <div className="without-script">
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </div>
      <p className="text-14 text-ink-2">
        {t('hasAccount')}{' '}
        <Link
          from="/auth"
          to="/auth"
          search={({ next }) => (next === undefined ? {} : { next })}
          replace
          className="font-medium text-plate underline underline-offset-2"
        >
          {t('toLogin')}
        </Link>
      </p>
    </form>
  );
}
