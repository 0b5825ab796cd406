import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../contract/constants.ts';
import { stringifySearch } from '../address.ts';
import { lazyHydrated } from '../layout/lazy-hydrated.tsx';
import { Card } from '../ui/Card.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Welcome } from './Welcome.tsx';

const login = lazyHydrated(
  import.meta.env.SSR && (await import('./LoginForm.tsx')).LoginForm,
  () => import('./LoginForm.tsx'),
  'LoginForm',
);
const register = lazyHydrated(
  import.meta.env.SSR && (await import('./RegisterForm.tsx')).RegisterForm,
  () => import('./RegisterForm.tsx'),
  'RegisterForm',
);

/** The guard of a page led the visitor here. Only the login link of a vehicle names a public page. */
const isGuarded = (next: string | undefined) => next !== undefined && !next.startsWith('/vehicles/');

/** Preloads both forms before the page opens. */
export const prepareForms = () => Promise.all([login.prepare(), register.prepare()]);

/** The login and the registration, each in a tab. The address names the tab. */
export function AuthPage() {
  const t = useTranslations('auth');
  const { tab = 'login', next } = useSearch({ from: '/auth' });
  const navigate = useNavigate({ from: '/auth' });

  const searchOf = (chosen: 'login' | 'register') => ({
    ...(next === undefined ? {} : { next }),
    ...(chosen === 'register' ? { tab: chosen } : {}),
  });
  const hrefOf = (chosen: 'login' | 'register') => `/auth${stringifySearch(searchOf(chosen))}`;
  const choose = (chosen: 'login' | 'register') =>
    void navigate({ to: '/auth', search: searchOf(chosen), replace: true, resetScroll: false });

  const lead = tab === 'login' ? t('login.lead') : t('register.lead', ACCOUNT_REVIEW_WORKING_DAYS);
  return (
    <div className="page-width grid items-start gap-8 py-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
      <div>
        <PageTitle lead={lead}>{t(`${tab}.title`)}</PageTitle>
        {isGuarded(next) && (
          <p className="mt-4 rounded-box bg-reserved-soft px-4 py-3">{t('login.needed')}</p>
        )}
        <Card className="mt-6 px-5 pb-6 sm:px-8">
          <Tabs
            label={t('tabs.label')}
            value={tab}
            onValueChange={choose}
            tabs={[
              { value: 'login', label: t('tabs.login'), href: hrefOf('login'), panel: login.part },
              {
                value: 'register',
                label: t('tabs.register'),
                href: hrefOf('register'),
                panel: register.part,
              },
            ]}
          />
        </Card>
      </div>
      <Welcome />
    </div>
  );
}
