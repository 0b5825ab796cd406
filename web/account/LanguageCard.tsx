import { useTranslations } from 'use-intl';
import { type Locale, LOCALES } from '../../contract/constants.ts';
import { SavedChoice } from '../layout/SavedChoice.tsx';

/** The language of the mails to the user. */
export function LanguageCard({ locale }: { locale: Locale }) {
  const t = useTranslations('account.mails');
  const language = useTranslations('layout.language');
  return (
    <SavedChoice
      title={t('title')}
      label={t('label')}
      hint={t('hint')}
      said={{ saved: t('saved'), failed: t('failed') }}
      value={locale}
      options={LOCALES.map((each) => ({ value: each, text: language(each), lang: each }))}
      changeTo={(chosen) => ({ locale: chosen })}
    />
  );
}
