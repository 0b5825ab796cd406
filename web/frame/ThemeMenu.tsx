import { useRouteContext } from '@tanstack/react-router';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { THEMES } from '../../contract/constants.ts';
import { Menu, MenuChoices } from '../ui/Menu.tsx';
import { applyTheme, useTheme } from './theme.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

export function ThemeMenu() {
  const t = useTranslations('frame.theme');
  const { facts } = useRouteContext({ from: '__root__' });
  const theme = useTheme(facts.theme);
  const Icon = ICONS[theme];
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${t('label')}: ${t(theme)}`}
          className="flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      }
    >
      <MenuChoices
        value={theme}
        onValueChange={applyTheme}
        choices={THEMES.map((value) => ({ value, label: t(value) }))}
      />
    </Menu>
  );
}
