import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AccountMenu } from '../layout/AccountMenu.tsx';
import { LanguageLinks } from '../layout/LanguageLinks.tsx';
import { LEGAL_LINKS } from '../layout/navigation.ts';
import { ThemeMenu } from '../layout/ThemeMenu.tsx';
import { cx } from '../ui/cx.ts';

/**
 * The way to the portal that dealers see, account, theme, languages and legal pages: the foot of the rail. On narrow
 * screens it ends the page, and its menus are in the side menu.
 */
export function ShellFoot({ className, hasMenus }: { className: string; hasMenus?: boolean }) {
  const t = useTranslations('layout');
  const admin = useTranslations('admin.sections');
  return (
    <footer
      className={cx('px-(--page-margin) py-4 text-13 text-ink-2 lg:px-5 lg:pt-2 print:hidden', className)}
    >
      {hasMenus && (
        <>
          <Link
            to="/vehicles"
            className="-mx-2 flex min-h-9 items-center gap-2.5 rounded-control px-3 text-15 hover:bg-sunken hover:text-ink"
          >
            <Store aria-hidden className="size-4.5 shrink-0" />
            {admin('portal')}
          </Link>
          <div className="-mx-2 mb-1 flex items-center justify-between">
            {/* A long name is cut, so that the theme has its place beside it. */}
            <span className="flex min-w-0 [&>button]:min-w-0">
              <AccountMenu />
            </span>
            <ThemeMenu />
          </div>
        </>
      )}
      <nav aria-label={t('language.label')} className="lg:text-12">
        <LanguageLinks />
      </nav>
      <nav aria-label={t('footer.legal')} className="lg:text-12">
        <ul className="flex flex-wrap gap-x-4">
          {/* A clerk has no reservations of their own. */}
          {LEGAL_LINKS.filter(({ key }) => key !== 'reservations').map(({ key, to }) => (
            <li key={key}>
              <Link to={to} className="inline-block py-1 underline-offset-2 hover:text-ink hover:underline">
                {t(`footer.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
