import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { companyRequestsQuery } from '../approval/queries.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { RequestCard } from './RequestCard.tsx';
import { useWithdrawn } from './use-withdrawn.ts';

/** The requests of the company for its owners, who decide them; for a buyer the own ones. */
export function Requests() {
  const t = useTranslations('company.requests');
  const errorText = useErrorText();
  const isOwner = useUser()?.rights === 'OWNER';
  const { data, error, isFetching, refetch } = useQuery({ ...companyRequestsQuery(), ...FRESHNESS.orders });
  const withdrawn = useWithdrawn(data?.requests);
  if (data?.total === 0 && withdrawn.length === 0 && isOwner) return null;
  return (
    <section>
      <h2 className="heading mb-3 text-22">{t(isOwner ? 'title' : 'ownTitle')}</h2>
      {!data && error && (
        <ErrorPanel
          title={t('loadFailed')}
          message={errorText(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.total === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="flex flex-col gap-4">
        {[...withdrawn, ...(data?.requests ?? [])].map((request) => (
          <RequestCard key={request.id} request={request} isOwner={isOwner} />
        ))}
      </ul>
    </section>
  );
}
