import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { cx } from '../ui/cx.ts';
import { BUTTON, FILLED, OUTLINED } from './night-buttons.ts';

/** Links to the registration and the contact page. Signed-in users get a link to the stock instead. */
export function Closing() {
  const t = useTranslations('home');
  const user = useUser();
  return (
    <section aria-labelledby="closing-title" className="bg-night text-on-night">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12 md:py-16">
        <div className="max-w-2xl">
          <h2 id="closing-title" className="heading text-30 md:text-36">
            {t('closing.title')}
          </h2>
          <p className="mt-2 text-on-night-2">{user ? t('closing.vehicles') : t('closing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          {user ? (
            <Link to="/vehicles" className={cx(BUTTON, FILLED)}>
              {t('inventory')}
            </Link>
          ) : (
            <Link to="/auth" search={{ tab: 'register' }} className={cx(BUTTON, FILLED)}>
              {t('register')}
            </Link>
          )}
          <Link to="/contact" className={cx(BUTTON, OUTLINED)}>
            {t('contact')}
          </Link>
        </div>
      </div>
    </section>
  );
}
