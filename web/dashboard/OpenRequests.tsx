import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { companyRequestsQuery } from '../approval/queries.ts';
import { Button } from '../ui/Button.tsx';

/** Leads an owner to the requests that wait for a decision, and a buyer to the own open ones. */
export function OpenRequests() {
  const t = useTranslations('dashboard.requests');
  const rights = useUser()?.rights;
  const { data } = useQuery({
    ...companyRequestsQuery(),
    ...FRESHNESS.orders,
    enabled: rights === 'OWNER' || rights === 'BUYER',
  });
  const count = data?.requests.filter(({ state }) => state === 'OPEN').length ?? 0;
  if (count === 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-reserved-soft px-5 py-3">
      <p className="font-medium">{t(rights === 'OWNER' ? 'decide' : 'sent', { count })}</p>
      <Button asChild size="sm">
        <Link to="/company">{t('open')}</Link>
      </Button>
    </section>
  );
}
