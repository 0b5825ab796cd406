import { Link } from '@tanstack/react-router';
import { LayoutDashboard, LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { useLogout } from './use-logout.ts';

/** Who is signed in, and the way out; the way in for a visitor. */
export function AccountMenu() {
  const t = useTranslations('frame');
  const user = useUser();
  const logout = useLogout();
  if (!user) {
    return (
      <Button asChild variant="primary" size="sm">
        <Link to="/auth">{t('account.login')}</Link>
      </Button>
    );
  }
  const name = user.dealer?.companyName ?? user.email;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-10 max-w-60 items-center gap-2.5 rounded-control px-2 text-left hover:bg-sunken"
        >
          <span
            aria-hidden
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-plate-soft text-12 font-medium text-plate"
          >
            {initialsOf(name)}
          </span>
          <span className="hidden min-w-0 flex-col lg:flex">
            <span className="truncate text-14 leading-tight font-medium">{name}</span>
            {user.dealer && <span className="truncate text-13 leading-tight text-ink-2">{user.email}</span>}
          </span>
          <span className="sr-only">{t('account.menu')}</span>
        </button>
      }
    >
      <MenuLabel>
        <span className="block font-medium text-ink">{name}</span>
        {user.dealer && <span className="block">{user.email}</span>}
        {user.dealer && user.dealer.status !== 'ACTIVE' && (
          <span className="mt-1 block text-reserved">{t('account.pending')}</span>
        )}
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
      <MenuItem onSelect={() => logout.mutate()}>
        <LogOut aria-hidden className="size-4.5" />
        {t('account.logout')}
      </MenuItem>
    </Menu>
  );
}

/** "Autohaus Nord GmbH" -> "AN". */
function initialsOf(name: string): string {
  return name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
