import { Globe } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { lazyMenu } from '../ui/LazyMenu.tsx';

const Menu = lazyMenu(async () => (await import('./menus.tsx')).LanguageChoices);

export function LanguageMenu() {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  return (
    <Menu className="flex min-h-10 items-center gap-1.5 rounded-control px-2.5 text-ink-2 hover:bg-sunken hover:text-ink">
      <Globe aria-hidden className="size-4.5" />
      <span className="sr-only">{t('label')}: </span>
      {locale.toUpperCase()}
    </Menu>
  );
}
