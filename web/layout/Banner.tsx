import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';

/** Says on every page that the dealer's account is not active, and what that means. */
export function Banner() {
  const t = useTranslations('layout.banner');
  const status = useUser()?.dealer?.status;
  if (!status || status === 'ACTIVE') return null;
  return (
    <aside className="border-b border-line bg-reserved-soft text-14 text-ink print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Clock aria-hidden className="size-4 shrink-0 text-reserved" />
        <p className="min-w-0 flex-1 basis-60">{t(status === 'SUSPENDED' ? 'suspended' : 'pending')}</p>
        {/* On a line of its own, the link is aligned with the text, not with the icon. */}
        <Link to="/dashboard" className="font-medium underline underline-offset-2 max-sm:ml-7">
          {t('details')}
        </Link>
      </div>
    </aside>
  );
}
