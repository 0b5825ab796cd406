import { Link, useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';

/** Plain: who runs the portal, how to reach him, and the ways that dealers take. */
export function Footer() {
  const t = useTranslations('frame.footer');
  const locale = useLocale();
  const { provider } = useRouteContext({ from: '__root__' }).facts;
  return (
    <footer className="mt-16 border-t border-line bg-surface text-14 text-ink-2 print:hidden">
      <div className="page-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <address className="not-italic">
          <p className="font-medium text-ink">{provider.legalName}</p>
          <p>{provider.street}</p>
          <p>
            {provider.postalCode} {provider.city}
          </p>
        </address>
        <div>
          <p className="mb-1 font-medium text-ink">{t('contact')}</p>
          <p>
            <a
              className="underline underline-offset-2 hover:text-ink"
              href={`mailto:${provider.supportEmail}`}
            >
              {provider.supportEmail}
            </a>
          </p>
          <p>
            <a className="hover:text-ink" href={`tel:${provider.phone.replaceAll(/[^+\d]/g, '')}`}>
              {provider.phone}
            </a>
          </p>
          <p>{provider.hours[locale]}</p>
        </div>
        <nav aria-label={t('quickLinks')}>
          <p className="mb-1 font-medium text-ink">{t('quickLinks')}</p>
          <ul>
            <li>
              <Link to="/vehicles" className="hover:text-ink hover:underline">
                {t('inventory')}
              </Link>
            </li>
            <li>
              <Link to="/reservations" className="hover:text-ink hover:underline">
                {t('reservations')}
              </Link>
            </li>
            <li>
              <Link to="/orders" className="hover:text-ink hover:underline">
                {t('orders')}
              </Link>
            </li>
          </ul>
        </nav>
        <div>
          <ul className="flex flex-wrap gap-x-4">
            {provider.socialLinks.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener" className="underline underline-offset-2 hover:text-ink">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap justify-between gap-x-6 gap-y-1 py-4 text-13">
          <p>{t('rights', { year: String(provider.copyrightYear), company: provider.legalName })}</p>
          <p>{t('business', { vat: String(VAT_PERCENT) })}</p>
        </div>
      </div>
    </footer>
  );
}
