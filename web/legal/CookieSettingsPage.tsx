import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { Toggle } from './Toggle.tsx';

const KINDS = ['functional', 'analytics', 'marketing'] as const;
type Choice = Record<(typeof KINDS)[number], boolean>;

const DEFAULT: Choice = { functional: true, analytics: true, marketing: false };
const ALL: Choice = { functional: true, analytics: true, marketing: true };
const NONE: Choice = { functional: false, analytics: false, marketing: false };

/** The services that can be switched here are not in use. A choice is confirmed, but neither stored nor sent. */
export function CookieSettingsPage() {
  const t = useTranslations('cookies');
  const showToast = useToast();
  const [choice, setChoice] = useState(DEFAULT);

  function confirm(chosen: Choice) {
    setChoice(chosen);
    showToast({ tone: 'success', title: t('saved') });
  }

  return (
    <div className="page-width py-8 md:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mt-8 flex max-w-184 flex-col gap-6">
        <div className="prose">
          <p>{t('lead')}</p>
          <p>{t.rich('details', { policy: (words) => <a href="/privacy-policy">{words}</a> })}</p>
        </div>
        <Card>
          <fieldset>
            <legend className="sr-only">{t('legend')}</legend>
            <div className="divide-y divide-line">
              <Toggle label={t('necessary.label')} hint={t('necessary.text')} checked disabled readOnly />
              {KINDS.map((kind) => (
                <Toggle
                  key={kind}
                  label={t(`${kind}.label`)}
                  hint={t(`${kind}.text`)}
                  checked={choice[kind]}
                  onChange={(event) => setChoice({ ...choice, [kind]: event.target.checked })}
                />
              ))}
            </div>
          </fieldset>
        </Card>
        <div className="flex flex-wrap gap-3 *:max-sm:flex-1">
          <Button onClick={() => confirm(NONE)}>{t('rejectAll')}</Button>
          <Button onClick={() => confirm(ALL)}>{t('acceptAll')}</Button>
          <Button variant="primary" onClick={() => confirm(choice)}>
            {t('save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
