import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SUPPORT_REPLY_HOURS } from '../../contract/constants.ts';
import { ownDealerQuery } from '../account/queries.ts';
import type { User } from '../api/user.ts';
import { lazyHydrated } from '../layout/lazy-hydrated.tsx';
import type { RouterContext } from '../router-context.ts';
import { Card } from '../ui/Card.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ContactDetails } from './ContactDetails.tsx';

const form = lazyHydrated(
  import.meta.env.SSR && (await import('./ContactForm.tsx')).ContactForm,
  () => import('./ContactForm.tsx'),
  'ContactForm',
);

/** Preloads the form, and what it knows of a dealer, before the page opens. */
export const prepareForm = ({ queryClient, call, user }: RouterContext & { user: User | null }) =>
  Promise.all([form.prepare(), user?.dealer && queryClient.prefetchQuery(ownDealerQuery(call))]);

/** The contacts and the address of the provider, and a contact form. */
export function ContactPage() {
  const t = useTranslations('contact');
  return (
    <div className="page-width py-8 md:py-10">
      <PageTitle lead={t('lead', { hours: SUPPORT_REPLY_HOURS })}>{t('title')}</PageTitle>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <ContactDetails />
        <Card className="p-5 sm:p-8">
          <h2 className="heading text-22">{t('form.title')}</h2>
          <p className="needs-script mt-1 text-14 text-ink-2">{t('form.allRequired')}</p>
          <noscript>
            <p className="mt-1 text-ink-2">{t('form.needsScript')}</p>
          </noscript>
          {form.part}
          <p className="needs-script mt-6 text-14 text-ink-2">
            {t.rich('privacy', {
              link: (words) => (
                <Link
                  to="/privacy-policy"
                  hash="contact-form"
                  className="text-plate underline underline-offset-2"
                >
                  {words}
                </Link>
              ),
            })}
          </p>
        </Card>
      </div>
    </div>
  );
}
