import { Link, useRouteContext } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LOCALES, THEMES } from '../../contract/constants.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { useCart } from '../cart/store.ts';
import { useSetLocale } from '../texts/locale.tsx';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { NAVIGATION } from './navigation.ts';
import { StatusNote } from './StatusNote.tsx';
import { applyTheme, useTheme } from './theme.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useLogout } from './use-logout.ts';

const ENTRY =
  'flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-medium';

interface SidePanelProps {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The second navigation, the account and the switchers. */
export function SidePanel({ isOpen, onOpenChange }: SidePanelProps) {
  const t = useTranslations('layout');
  const user = useUser();
  const logout = useLogout();
  const inCart = useCart().length;
  const close = () => onOpenChange(false);
  useBackCloses(isOpen, close);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      side="right"
      title={t('menu.title')}
      closeLabel={t('menu.close')}
    >
      <div className="flex flex-col gap-6">
        {user && (
          <div className="rounded-card bg-sunken px-3 py-2.5">
            <p className="font-medium">{user.dealer?.companyName ?? user.email}</p>
            {user.dealer && <p className="text-14 text-ink-2">{user.email}</p>}
            <StatusNote user={user} />
          </div>
        )}
        <nav aria-label={t('mainNavigation')} className="flex flex-col">
          {NAVIGATION.filter((entry) => entry.isFor(user)).map((entry) => (
            <Link key={entry.key} to={entry.to} onClick={close} className={ENTRY}>
              {t(`nav.${entry.key}`)}
            </Link>
          ))}
          {isActiveDealer(user) && (
            <Link to="/cart" onClick={close} className={ENTRY}>
              {t('nav.cart')}
              {inCart > 0 && (
                <span className="text-14 text-ink-2">
                  {inCart} {t('nav.cartCount', { count: inCart })}
                </span>
              )}
            </Link>
          )}
          {isActiveDealer(user) && (
            <>
              <Link to="/reservations" onClick={close} className={ENTRY}>
                {t('nav.reservations')}
              </Link>
              <Link to="/watchlist" onClick={close} className={ENTRY}>
                {t('nav.watchlist')}
              </Link>
              <Link to="/searches" onClick={close} className={ENTRY}>
                {t('nav.searches')}
              </Link>
              <Link to="/company" onClick={close} className={ENTRY}>
                {t('nav.company')}
              </Link>
            </>
          )}
          <Link to="/contact" onClick={close} className={ENTRY}>
            {t('nav.contact')}
          </Link>
          {user?.dealer && user.dealer.status !== 'ACTIVE' && (
            <Link to="/dashboard" onClick={close} className={ENTRY}>
              {t('nav.dashboard')}
            </Link>
          )}
          {user && (
            <Link to="/account" onClick={close} className={ENTRY}>
              {t('account.settings')}
            </Link>
          )}
          {user ? (
            <button
              type="button"
              className={ENTRY}
              onClick={() => {
                close();
                logout.mutate();
              }}
            >
              <LogOut aria-hidden className="size-4.5 text-ink-2" />
              {t('account.logout')}
            </button>
          ) : (
            <Button asChild variant="primary" className="mt-2">
              <Link to="/auth" onClick={close}>
                {t('account.login')}
              </Link>
            </Button>
          )}
        </nav>
        <LanguageGrid />
        <ThemeGrid />
      </div>
    </Sheet>
  );
}

function LanguageGrid() {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  const setLocale = useSetLocale();
  return (
    <Choices label={t('label')}>
      {LOCALES.map((each) => (
        <Choice key={each} isChosen={each === locale} onChoose={() => setLocale(each)}>
          <span lang={each}>{t(each)}</span>
        </Choice>
      ))}
    </Choices>
  );
}

function ThemeGrid() {
  const t = useTranslations('layout.theme');
  const { pageContext } = useRouteContext({ from: '__root__' });
  const theme = useTheme(pageContext.theme);
  return (
    <Choices label={t('label')}>
      {THEMES.map((each) => (
        <Choice key={each} isChosen={each === theme} onChoose={() => applyTheme(each)}>
          {t(each)}
        </Choice>
      ))}
    </Choices>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 text-ink-2">{label}</legend>
      <div className="grid grid-cols-3 gap-2">{children}</div>
    </fieldset>
  );
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-10 rounded-control border border-control px-1 text-14 aria-pressed:border-plate aria-pressed:bg-plate-soft aria-pressed:font-medium aria-pressed:text-plate"
    >
      {children}
    </button>
  );
}
