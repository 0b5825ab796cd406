import { Link, useRouteContext } from '@tanstack/react-router';
import { Bookmark, Heart, LayoutDashboard, LogOut, Timer, UserCog, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LOCALES, THEMES } from '../../contract/constants.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { useSetLocale } from '../texts/locale.tsx';
import type { MenuBody } from '../ui/LazyMenu.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { StatusNote } from './StatusNote.tsx';
import { applyTheme, useTheme } from './theme.ts';
import { useLogout } from './use-logout.ts';

type MenuProps = ComponentProps<MenuBody>;

/** The menus of the top bar, loaded when the first of them is opened. */
export function LanguageChoices({ trigger }: MenuProps) {
  const t = useTranslations('layout.language');
  return (
    <Menu trigger={trigger}>
      <MenuChoices
        value={useLocale()}
        onValueChange={useSetLocale()}
        choices={LOCALES.map((value) => ({ value, label: <span lang={value}>{t(value)}</span> }))}
      />
    </Menu>
  );
}

export function ThemeChoices({ trigger }: MenuProps) {
  const t = useTranslations('layout.theme');
  const { pageContext } = useRouteContext({ from: '__root__' });
  return (
    <Menu trigger={trigger}>
      <MenuChoices
        value={useTheme(pageContext.theme)}
        onValueChange={applyTheme}
        choices={THEMES.map((value) => ({ value, label: t(value) }))}
      />
    </Menu>
  );
}

export function AccountEntries({ trigger }: MenuProps) {
  const t = useTranslations('layout');
  const user = useUser();
  const logout = useLogout();
  if (!user) return null;
  return (
    <Menu trigger={trigger}>
      <MenuLabel>
        <span className="block font-medium text-ink">{user.dealer?.companyName ?? user.email}</span>
        {user.dealer && <span className="block">{user.email}</span>}
        <StatusNote user={user} />
      </MenuLabel>
      <MenuSeparator />
      {user.dealer && (
        <MenuItem asChild>
          <Link to="/dashboard">
            <LayoutDashboard aria-hidden className="size-4.5" />
            {t('nav.dashboard')}
          </Link>
        </MenuItem>
      )}
      {isActiveDealer(user) && (
        <>
          <MenuItem asChild>
            <Link to="/reservations">
              <Timer aria-hidden className="size-4.5" />
              {t('nav.reservations')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/watchlist">
              <Heart aria-hidden className="size-4.5" />
              {t('nav.watchlist')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/searches">
              <Bookmark aria-hidden className="size-4.5" />
              {t('nav.searches')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/company">
              <Users aria-hidden className="size-4.5" />
              {t('nav.company')}
            </Link>
          </MenuItem>
        </>
      )}
      <MenuItem asChild>
        <Link to="/account">
          <UserCog aria-hidden className="size-4.5" />
          {t('account.settings')}
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => logout.mutate()}>
        <LogOut aria-hidden className="size-4.5" />
        {t('account.logout')}
      </MenuItem>
    </Menu>
  );
}
