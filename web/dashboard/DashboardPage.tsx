import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../contract/constants.ts';
import type { DealerStatus } from '../../contract/states.ts';
import { useUser } from '../api/user.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

const TONES: Record<DealerStatus, BadgeTone> = {
  ACTIVE: 'available',
  PENDING: 'reserved',
  SUSPENDED: 'sold',
};

/** Where a dealer stands, and what he may do now. */
export function DashboardPage() {
  const t = useTranslations('dashboard');
  const states = useTranslations('states.dealer');
  const { provider } = useRouteContext({ from: '__root__' }).facts;
  const user = useUser();
  const status = user?.dealer?.status ?? 'PENDING';
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle
        lead={user?.dealer?.companyName ?? user?.email}
        actions={<Badge tone={TONES[status]}>{states(status)}</Badge>}
      >
        {t('title')}
      </PageTitle>
      {status !== 'ACTIVE' && (
        <Card className="border-reserved bg-reserved-soft p-5">
          <h2 className="heading text-18">{t(`${status}.title`)}</h2>
          <p className="mt-1">
            {status === 'PENDING'
              ? t('PENDING.text', ACCOUNT_REVIEW_WORKING_DAYS)
              : t('SUSPENDED.text', { email: provider.supportEmail, phone: provider.phone })}
          </p>
        </Card>
      )}
      <Card className="p-5">
        <h2 className="heading text-18">{t('actions')}</h2>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to="/vehicles">{t('inventory')}</Link>
          </Button>
          {status === 'ACTIVE' && (
            <>
              <Button asChild>
                <Link to="/cart">{t('cart')}</Link>
              </Button>
              <Button asChild>
                <Link to="/orders">{t('orders')}</Link>
              </Button>
              <Button asChild>
                <Link to="/reservations">{t('reservations')}</Link>
              </Button>
            </>
          )}
        </div>
      </Card>
    </div>
  );
}
