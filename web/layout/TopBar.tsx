import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { isActiveDealer, useUser } from '../api/user.ts';
import { PlateMark } from '../ui/PlateMark.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CartLink } from './CartLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NAVIGATION } from './navigation.ts';
import { SideMenu } from './SideMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

export function TopBar() {
  const t = useTranslations('layout');
  const user = useUser();
  const { pageContext } = useRouteContext({ from: '__root__' });
  const { portalName } = pageContext.provider;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:static">
      <div className="page-width flex h-15 items-center gap-2 lg:gap-4">
        <Link to="/" className="rounded-control">
          <PlateMark name={portalName} />
          <span className="sr-only">, {t('toHome')}</span>
        </Link>
        <nav
          aria-label={t('mainNavigation')}
          className="hidden items-center gap-1 lg:ml-3 lg:flex print:hidden"
        >
          {NAVIGATION.filter((entry) => entry.isFor(user)).map((entry) => (
            <Link
              key={entry.key}
              to={entry.to}
              className="rounded-control px-3 py-2 text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {t(`nav.${entry.key}`)}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 print:hidden">
          <span className="hidden items-center lg:flex">
            <LanguageMenu />
            <ThemeMenu />
          </span>
          <Link
            to="/contact"
            className="hidden min-h-10 items-center rounded-control px-2.5 text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink lg:flex"
          >
            {t('nav.contact')}
          </Link>
          {isActiveDealer(user) && <CartLink />}
          <span className="hidden lg:block">
            <AccountMenu />
          </span>
          <SideMenu />
        </div>
      </div>
    </header>
  );
}
