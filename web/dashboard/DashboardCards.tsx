import { Link, useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { DealerStatus } from '../../contract/states.ts';
import { CompanyData } from '../account/CompanyData.tsx';
import type { OwnDealer } from '../account/queries.ts';
import { DealerBadge } from '../trade/DealerBadge.tsx';
import { useTierWord } from '../trade/use-tier-word.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { telephoneLink } from '../ui/format.ts';
import { formatInstantDay } from '../ui/instants.ts';

const LINK = 'text-plate underline underline-offset-2';

/** The status of the account and, once they are loaded, its type and since when it exists. */
export function StatusCard({ status, dealer }: { status: string; dealer: OwnDealer | undefined }) {
  const t = useTranslations('dashboard.status');
  const tierWord = useTierWord();
  const locale = useLocale();
  return (
    <TitledCard title={t('title')}>
      <DefinitionList
        columns={1}
        entries={[
          { term: t('status'), value: <DealerBadge status={status} /> },
          ...(dealer
            ? [
                { term: t('tier'), value: tierWord(dealer.tier || 'STANDARD') },
                { term: t('registered'), value: formatInstantDay(dealer.createdAt, locale) },
              ]
            : []),
        ]}
      />
    </TitledCard>
  );
}

/** What the dealer can do now. */
export function ActionsCard({ status }: { status: string }) {
  const t = useTranslations('dashboard');
  return (
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
            <Button asChild>
              <Link to="/watchlist">{t('watchlist')}</Link>
            </Button>
            <Button asChild>
              <Link to="/searches">{t('searches')}</Link>
            </Button>
          </>
        )}
        <Button asChild>
          <Link to="/documentation">{t('documentation')}</Link>
        </Button>
      </div>
    </TitledCard>
  );
}

export function HelpCard() {
  const t = useTranslations('dashboard.help');
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return (
    <TitledCard title={t('title')}>
      <DefinitionList
        columns={1}
        entries={[
          {
            term: t('sales'),
            value: (
              <a href={`mailto:${provider.salesEmail}`} className={LINK}>
                {provider.salesEmail}
              </a>
            ),
          },
          {
            term: t('phone'),
            value: (
              <a href={telephoneLink(provider.phone)} className={LINK}>
                {provider.phone}
              </a>
            ),
          },
        ]}
      />
      <Link to="/contact" className={LINK}>
        {t('contact')}
      </Link>
    </TitledCard>
  );
}

/** The data of the company. ACTIVE dealers edit them on the page of the account. */
export function AccountCard({ dealer, status }: { dealer: OwnDealer; status: DealerStatus }) {
  const t = useTranslations('dashboard.account');
  return (
    <TitledCard
      title={t('title')}
      action={
        <Link to="/account" className={LINK}>
          {t(status === 'ACTIVE' ? 'edit' : 'open')}
        </Link>
      }
    >
      <CompanyData dealer={dealer} />
    </TitledCard>
  );
}
