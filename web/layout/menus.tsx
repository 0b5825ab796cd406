import { Link, useRouteContext } from '@tanstack/react-router';
import {
  Bookmark,
  Heart,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Timer,
  UserCog,
  Users,
} from 'lucide-react';
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
      {user.dealer && <LinkItem to="/dashboard" icon={LayoutDashboard} label={t('nav.dashboard')} />}
      {isActiveDealer(user) && (
        <>
          <LinkItem to="/reservations" icon={Timer} label={t('nav.reservations')} />
          <LinkItem to="/watchlist" icon={Heart} label={t('nav.watchlist')} />
          <LinkItem to="/searches" icon={Bookmark} label={t('nav.searches')} />
          <LinkItem to="/company" icon={Users} label={t('nav.company')} />
        </>
      )}
      <LinkItem to="/account" icon={UserCog} label={t('account.settings')} />
      <MenuItem onSelect={() => logout.mutate()}>
        <LogOut aria-hidden className="size-4.5" />
        {t('account.logout')}
      </MenuItem>
    </Menu>
  );
}

interface LinkItemProps {
  to: '/dashboard' | '/reservations' | '/watchlist' | '/searches' | '/company' | '/account';
  icon: LucideIcon;
  label: string;
}

function LinkItem({ to, icon: Icon, label }: LinkItemProps) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon aria-hidden className="size-4.5" />
        {label}
      </Link>
    </MenuItem>
  );
}
