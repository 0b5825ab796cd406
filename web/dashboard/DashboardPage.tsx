import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { COUNTRIES } from '../../contract/choices.ts';
import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../contract/constants.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { userQuery, useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { cx } from '../ui/cx.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { DealerBadge } from '../trade/DealerBadge.tsx';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

/** The status of a dealer, and what they can do now. */
export function DashboardPage() {
  const t = useTranslations('dashboard');
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const { data: user } = useQuery({ ...userQuery(), ...FRESHNESS.account });
  const status = user?.dealer?.status ?? 'PENDING';
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle lead={user?.dealer?.companyName ?? user?.email} actions={<DealerBadge status={status} />}>
        {t('title')}
      </PageTitle>
      {user?.emailConfirmed === false && <UnconfirmedNotice email={user.email} />}
      {(status === 'PENDING' || status === 'SUSPENDED') && (
        <section
          className={cx(
            'rounded-card border p-5',
            status === 'PENDING' ? 'border-reserved bg-reserved-soft' : 'border-sold bg-sold-soft',
          )}
        >
          <h2 className="heading text-18">{t(`${status}.title`)}</h2>
          <p className="mt-1">
            {status === 'PENDING'
              ? t('PENDING.text', ACCOUNT_REVIEW_WORKING_DAYS)
              : t.rich('SUSPENDED.text', {
                  email: provider.supportEmail,
                  phone: provider.phone,
                  mail: (address) => (
                    <a href={`mailto:${provider.supportEmail}`} className="underline underline-offset-2">
                      {address}
                    </a>
                  ),
                })}
          </p>
        </section>
      )}
      <TitledCard title={t('actions')}>
        <div className="flex flex-wrap gap-3">
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
      </TitledCard>
      <AccountCard />
    </div>
  );
}

/** The account data that the provider has about the dealer. */
function AccountCard() {
  const t = useTranslations('dashboard.account');
  const country = useTranslations('states.country');
  const user = useUser();
  const dealer = user?.dealer;
  const place = COUNTRIES.find((code) => code === dealer?.country);
  return (
    <TitledCard title={t('title')}>
      <DefinitionList
        entries={[
          { term: t('company'), value: dealer?.companyName ?? '–' },
          { term: t('email'), value: user?.email ?? '–' },
          { term: t('vatId'), value: dealer?.vatId ?? '–' },
          { term: t('country'), value: place ? country(place) : (dealer?.country ?? '–') },
        ]}
      />
    </TitledCard>
  );
}
