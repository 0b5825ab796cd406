import { useRouteContext } from '@tanstack/react-router';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { lazyMenu } from '../ui/LazyMenu.tsx';
import { useTheme } from './theme.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;
const Menu = lazyMenu(async () => (await import('./menus.tsx')).ThemeChoices);

export function ThemeMenu() {
  const t = useTranslations('layout.theme');
  const { pageContext } = useRouteContext({ from: '__root__' });
  const theme = useTheme(pageContext.theme);
  const Icon = ICONS[theme];
  return (
    <Menu
      aria-label={`${t('label')}: ${t(theme)}`}
      className="flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden className="size-4.5" />
    </Menu>
  );
}
