import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { lazyMenu } from '../ui/LazyMenu.tsx';

const Menu = lazyMenu(async () => (await import('./menus.tsx')).AccountEntries);

/** The name of the user and the logout, or a link to the login for a visitor. */
export function AccountMenu() {
  const t = useTranslations('layout');
  const user = useUser();
  if (!user) {
    return (
      <Button asChild variant="primary" size="sm" className="ml-2">
        <Link to="/auth">{t('account.login')}</Link>
      </Button>
    );
  }
  const name = user.dealer?.companyName ?? user.email;
  return (
    <Menu className="flex min-h-10 max-w-60 items-center gap-2.5 rounded-control px-2 text-left hover:bg-sunken">
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-plate-soft text-12 font-medium text-plate"
      >
        {initialsOf(name)}
      </span>
      <span className="hidden min-w-0 flex-col xl:flex">
        <span className="truncate text-14 leading-tight font-medium">{name}</span>
        {user.dealer && <span className="truncate text-13 leading-tight text-ink-2">{user.email}</span>}
      </span>
      <span className="sr-only">{t('account.menu')}</span>
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
