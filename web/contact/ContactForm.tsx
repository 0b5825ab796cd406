import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ownDealerQuery } from '../account/queries.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { useContactForm } from './use-contact-form.ts';

/** A form with six fields. The input stays until the message has been sent; then it can be read below the form. */
export function ContactForm() {
  const t = useTranslations('contact.form');
  const user = useUser();
  // Fetched before the page opens: a default value counts only at the first rendering.
  const { data: dealer } = useQuery({ ...ownDealerQuery(), enabled: Boolean(user?.dealer) });
  // A colleague writes from an address of their own, and no name or telephone number is known of them.
  const own = dealer?.email === user?.email ? dealer : undefined;
  const { field, submit, button, isSending, sent } = useContactForm();
  const isHydrated = useIsHydrated();
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('title')}
      className="needs-script mt-5 flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('name')}
          autoComplete="name"
          required
          defaultValue={own && [own.contactFirstName, own.contactLastName].filter(Boolean).join(' ')}
          {...field('name')}
        />
        <TextField
          label={t('company')}
          autoComplete="organization"
          required
          defaultValue={user?.dealer?.companyName}
          {...field('company')}
        />
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={user?.email}
          {...field('email')}
        />
        <TextField
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          defaultValue={own?.contactPhone ?? own?.phone ?? undefined}
          {...field('phone')}
        />
      </div>
      <TextField label={t('subject')} autoComplete="off" required {...field('subject')} />
      <TextArea label={t('message')} rows={7} required {...field('message')} />
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="lg"
        busy={isSending}
        disabled={!isHydrated || isSending}
        className="not-yet mt-2 sm:self-start"
      >
        {t('submit')}
      </Button>
      {sent && (
        <section aria-labelledby="sent-message" className="rounded-box bg-sunken px-4 py-3">
          <h3 id="sent-message" className="text-14 text-ink-2">
            {t('sent')}
          </h3>
          <p className="mt-1 font-medium wrap-anywhere">{sent.subject}</p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{sent.message}</p>
        </section>
      )}
    </form>
  );
}
