import { Globe } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { LOCALES } from '../../contract/constants.ts';
import { useSetLocale } from '../texts/locale.tsx';
import { Menu, MenuChoices } from '../ui/Menu.tsx';

export function LanguageMenu() {
  const t = useTranslations('frame.language');
  const locale = useLocale();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-10 items-center gap-1.5 rounded-control px-2.5 text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Globe aria-hidden className="size-4.5" />
          <span className="sr-only">{t('label')}: </span>
          {locale.toUpperCase()}
        </button>
      }
    >
      <MenuChoices
        value={locale}
        onValueChange={useSetLocale()}
        choices={LOCALES.map((value) => ({ value, label: <span lang={value}>{t(value)}</span> }))}
      />
    </Menu>
  );
}
