import { Link, useRouteContext } from '@tanstack/react-router';
import { Building2, Handshake, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SUPPORT_REPLY_HOURS } from '../../contract/constants.ts';
import { telephoneLink } from '../ui/format.ts';

const LINK = 'inline-flex min-h-8 items-center wrap-anywhere text-plate underline underline-offset-2';

/** Support, sales and headquarters of the provider. */
export function ContactDetails() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(provider.country);
  const phone = (
    <a href={telephoneLink(provider.phone)} className={LINK}>
      {provider.phone}
    </a>
  );
  return (
    <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-1">
      <Place icon={<LifeBuoy />} title={t('support.title')}>
        <p className="text-ink-2">{t('support.text')}</p>
        <p>
          <a href={`mailto:${provider.supportEmail}`} className={LINK}>
            {provider.supportEmail}
          </a>
        </p>
        <p>{phone}</p>
        <p className="text-ink-2 first-letter:uppercase">{provider.hours[locale]}</p>
        <p className="text-ink-2">{t('support.reply', { hours: SUPPORT_REPLY_HOURS })}</p>
      </Place>
      <Place icon={<Handshake />} title={t('sales.title')}>
        <p className="text-ink-2">{t('sales.text')}</p>
        <p>{provider.contactName}</p>
        <p>
          <a href={`mailto:${provider.salesEmail}`} className={LINK}>
            {provider.salesEmail}
          </a>
        </p>
        <p>{phone}</p>
      </Place>
      <Place icon={<Building2 />} title={t('headquarters')}>
        <address className="not-italic">
          {provider.legalName}
          <br />
          {provider.street}
          <br />
          {provider.postalCode} {provider.city}
          <br />
          {country}
        </address>
      </Place>
      <p className="text-14 text-ink-2 sm:col-span-full lg:border-t lg:border-line lg:pt-5">
        {t.rich('documentation', {
          link: (words) => (
            <Link to="/documentation" className="text-plate underline underline-offset-2">
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}

function Place({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span aria-hidden className="mt-1 text-ink-3 [&>svg]:size-5">
        {icon}
      </span>
      <div>
        <h2 className="heading text-18">{title}</h2>
        <div className="mt-1">{children}</div>
      </div>
    </section>
  );
}
