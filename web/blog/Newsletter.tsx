import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';

/** A placeholder: the field and the button do nothing yet, and the text says so. */
export function Newsletter() {
  const t = useTranslations('blog.newsletter');
  return (
    <section className="grid items-center gap-x-12 gap-y-4 rounded-card border border-line bg-surface p-5 sm:p-6 lg:grid-cols-2">
      <div>
        <h2 className="heading text-18">{t('title')}</h2>
        <p className="mt-1 text-14 text-ink-2">{t('text')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField type="email" label={t('email')} autoComplete="email" className="min-w-0 flex-1 basis-60" />
        <Button variant="primary">{t('subscribe')}</Button>
      </div>
    </section>
  );
}
