import { useLocale, useTranslations } from 'use-intl';
import type { SupplierLanguage } from '../../contract/choices.ts';

/** Says that what follows are the supplier's words, and in which language unless it is the reader's, or not known. */
export function SupplierNote({ language }: { language: SupplierLanguage | null }) {
  const t = useTranslations('vehicle');
  const locale = useLocale();
  return (
    <p className="mb-3 text-13 text-ink-2">
      {language && language !== locale
        ? t('equipmentLanguage', {
            language: `${new Intl.DisplayNames(locale, { type: 'language' }).of(language)}`,
          })
        : t('equipmentSource')}
    </p>
  );
}
