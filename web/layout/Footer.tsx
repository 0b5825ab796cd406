import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LEGAL_LINKS, QUICK_LINKS } from './navigation.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { telephoneLink } from '../ui/format.ts';

const LINK = 'inline-block py-1 hover:text-ink hover:underline underline-offset-2';

/** The company, its contacts, and links to everything that is not in the top bar. */
export function Footer() {
  const t = useTranslations('layout');
  const locale = useLocale();
  const user = useUser();
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return (
    <footer className="mt-16 border-t border-line bg-surface text-14 text-ink-2 print:hidden">
      <div className="page-width footer-columns">
        <div>
          <address className="not-italic">
            <p className="mb-1 font-medium text-ink">{provider.legalName}</p>
            <p className="py-1">
              {provider.street}
              <br />
              {provider.postalCode} {provider.city}
            </p>
          </address>
          <Column title={t('footer.contact')}>
            <p>
              <a className={LINK} href={`mailto:${provider.supportEmail}`}>
                {provider.supportEmail}
              </a>
            </p>
            <p>
              <a className={LINK} href={telephoneLink(provider.phone)}>
                {provider.phone}
              </a>
            </p>
            <p className="py-1 first-letter:uppercase">{provider.hours[locale]}</p>
          </Column>
        </div>
        <LinkColumn
          title={t('footer.quickLinks')}
          links={QUICK_LINKS.filter(({ key }) => key !== 'orders' || isActiveDealer(user))}
        />
        <LinkColumn
          title={t('footer.legal')}
          links={LEGAL_LINKS.filter(({ key }) => key !== 'reservations' || user?.role !== 'admin')}
        />
        <div>
          <Column title={t('footer.social')}>
            <ul>
              {provider.socialLinks.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener" className={LINK}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page-width footer-lines">
          <div>
            <p>{t('footer.rights', { year: String(provider.copyrightYear), company: provider.legalName })}</p>
            <p>{t('footer.business', { vat: String(VAT_PERCENT) })}</p>
          </div>
          <nav aria-label={t('language.label')}>
            <LanguageLinks />
          </nav>
        </div>
      </div>
      {/* Behind all of it: a browser waits for the start of this element, not for its end. */}
      <span id="end" hidden />
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1 font-medium text-ink">{title}</p>
      {children}
    </div>
  );
}

type FooterLink = (typeof QUICK_LINKS | typeof LEGAL_LINKS)[number];

function LinkColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const t = useTranslations('layout.footer');
  return (
    <nav aria-label={title}>
      <p className="mb-1 font-medium text-ink">{title}</p>
      <ul>
        {links.map(({ key, to }) => (
          <li key={key}>
            <Link to={to} className={LINK}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
