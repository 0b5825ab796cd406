import { Link, useRouteContext } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSentFirst } from '../api/sent.ts';
import { userQuery } from '../api/user.ts';
import { telephoneLink } from '../ui/format.ts';
import { withOwnTexts } from './with-own-texts.tsx';

const AREAS = ['notices'] as const;

/** Says on every page that the dealer's account is not active, and what that means. */
export const Banner = withOwnTexts(AREAS, function BannerWithTexts() {
  const t = useTranslations('notices');
  const { phone } = useRouteContext({ from: '__root__' }).pageContext.provider;
  const status = useSentFirst(userQuery())?.dealer?.status;
  if (!status || status === 'ACTIVE') return null;
  const telephone = () => (
    <a href={telephoneLink(phone)} className="font-medium whitespace-nowrap underline underline-offset-2">
      {phone}
    </a>
  );
  return (
    <aside className="border-b border-line bg-reserved-soft text-14 text-ink print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Clock aria-hidden className="size-4 shrink-0 text-reserved" />
        <p className="min-w-0 flex-1 basis-60">
          {status === 'SUSPENDED' ? t.rich('suspended', { phone: telephone }) : t('pending')}
        </p>
        {/* On a line of its own, the link is aligned with the text, not with the icon. */}
        <Link to="/dashboard" className="font-medium underline underline-offset-2 max-sm:ml-7">
          {t('details')}
        </Link>
      </div>
    </aside>
  );
});
