import { useRouteContext } from '@tanstack/react-router';
import { Mail, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { telephoneLink } from '../ui/format.ts';

/** Stays in view under the fraud warning and names the contacts to ask before any money is sent. */
export function ContactBar() {
  const t = useTranslations('blog.fraud');
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return (
    <aside
      aria-label={t('label')}
      data-contact-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface print:static"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-14">
        <p className="mr-auto font-medium">{t('text')}</p>
        <a
          href={`mailto:${provider.supportEmail}`}
          className="inline-flex min-h-8 items-center gap-2 text-plate underline underline-offset-2"
        >
          <Mail aria-hidden className="size-4" />
          {provider.supportEmail}
        </a>
        <a
          href={telephoneLink(provider.phone)}
          className="inline-flex min-h-8 items-center gap-2 text-plate underline underline-offset-2"
        >
          <Phone aria-hidden className="size-4" />
          {provider.phone}
        </a>
      </div>
    </aside>
  );
}
