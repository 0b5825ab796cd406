import { useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';

/** The figures of the provider, from the configuration. */
export function Claims() {
  const t = useTranslations('home.claims');
  const locale = useLocale();
  const { claims } = useRouteContext({ from: '__root__' }).pageContext.provider;
  const figures = [
    { figure: t('vehiclesFigure', { count: formatInteger(claims.vehicles, locale) }), label: t('vehicles') },
    { figure: t('dealersFigure', { count: formatInteger(claims.dealers, locale) }), label: t('dealers') },
    { figure: t('deliveryFigure', { hours: claims.deliveryHours }), label: t('delivery') },
    {
      figure: t('documentationFigure', { percent: claims.documentationPercent }),
      label: t('documentation'),
    },
  ];
  return (
    <section aria-label={t('label')} className="border-b border-line bg-surface">
      <dl className="page-width grid grid-cols-2 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-5 max-lg:even:border-l max-lg:even:pl-6 max-lg:nth-[n+3]:border-t md:py-7 lg:border-l lg:px-6"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="heading text-30 md:text-36">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
