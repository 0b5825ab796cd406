import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { formatInteger } from '../ui/format.ts';

/** What the portal is, for whom, and the way in. */
export function HomePage() {
  const t = useTranslations('home');
  const user = useUser();
  const { claims } = useRouteContext({ from: '__root__' }).facts.provider;
  const figures = [
    { figure: `${formatInteger(claims.vehicles)}+`, label: t('vehicles') },
    { figure: `${formatInteger(claims.dealers)}+`, label: t('dealers') },
    { figure: `${claims.deliveryHours} h`, label: t('delivery') },
    { figure: `${claims.documentationPercent} %`, label: t('documentation') },
  ];
  return (
    <div className="page-width py-14 md:py-24">
      <h1 className="heading max-w-3xl text-36 hyphens-auto md:text-56">{t('title')}</h1>
      <p className="mt-5 max-w-2xl text-18 text-ink-2">{t('lead')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild variant="primary" size="lg">
          <Link to="/vehicles">{t('inventory')}</Link>
        </Button>
        {!user && (
          <Button asChild size="lg">
            <Link to="/auth" search={{ tab: 'register' }}>
              {t('register')}
            </Link>
          </Button>
        )}
      </div>
      <dl className="mt-16 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-line pt-8 md:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-2">{label}</dt>
            <dd className="heading text-36">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
