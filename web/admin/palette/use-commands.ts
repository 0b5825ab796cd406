import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCALES, THEMES } from '../../../contract/constants.ts';
import { applyTheme } from '../../layout/theme.ts';
import { useLogout } from '../../layout/use-logout.ts';
import { useUser } from '../../api/user.ts';
import { useSetLocale } from '../../texts/locale.tsx';
import { sectionsFor } from '../sections.ts';
import { pageActions } from './page-actions.ts';
import type { Entry } from './use-hits.ts';

/** Where work waits. */
const PLACES = [
  { key: 'waitingDealers', to: '/admin/users', search: { status: 'PENDING' } },
  { key: 'openOrders', to: '/admin/orders', search: { status: 'PENDING' } },
  { key: 'processedOrders', to: '/admin/orders', search: { status: 'PROCESSED' } },
  { key: 'dueInvoices', to: '/admin/invoices', search: { state: 'DUE' } },
  { key: 'overdueInvoices', to: '/admin/invoices', search: { state: 'OVERDUE' } },
  { key: 'failedMails', to: '/admin/mails', search: { work: 'FAILED_MAIL' } },
  { key: 'newImport', to: '/admin/upload', search: {} },
] as const;

/** What can be done on the open page, where work waits, the sections of the back office, and what can be done from everywhere. */
export function useCommands(text: string): Entry[] {
  const t = useTranslations('admin');
  const layout = useTranslations('layout');
  const navigate = useNavigate();
  const user = useUser();
  const setLocale = useSetLocale();
  const logout = useLogout();
  // The palette covers the page, which stays as it is until the palette closes.
  const [ofPage] = useState(() => pageActions(document));
  const action = (key: string, label: string, run: () => void): Entry => ({
    key,
    group: 'action',
    label,
    hint: '',
    run,
  });
  const entries: Entry[] = [
    ...ofPage.map(({ label, run }, place) => ({
      ...action(`page-${place}`, label, () => setTimeout(run)),
      group: 'page' as const,
    })),
    ...PLACES.map(({ key, to, search }) => ({
      ...action(key, t(`palette.places.${key}`), () => void navigate({ to, search })),
      group: 'work' as const,
    })),
    ...sectionsFor(user).map(({ key, to }) => ({
      key,
      group: 'section' as const,
      label: t(`sections.${key}`),
      hint: '',
      run: () => void navigate({ to }),
    })),
    action('portal', t('palette.portal'), () => void navigate({ to: '/vehicles' })),
    ...THEMES.map((theme) =>
      action(`theme-${theme}`, `${layout('theme.label')}: ${layout(`theme.${theme}`)}`, () =>
        applyTheme(theme),
      ),
    ),
    ...LOCALES.map((locale) =>
      action(`locale-${locale}`, `${layout('language.label')}: ${layout(`language.${locale}`)}`, () =>
        setLocale(locale),
      ),
    ),
    action('logout', layout('account.logout'), () => logout.mutate()),
  ];
  const words = text.toLowerCase().split(/\s/).filter(Boolean);
  return entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
