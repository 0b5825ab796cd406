import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { stringifySearch } from '../../address.ts';
import { useUser } from '../../api/user.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { DealerBadge } from '../../trade/DealerBadge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { formatMoney } from '../../ui/format.ts';
import { formatInstantDay } from '../../ui/instants.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BackLink, useAddressTab } from '../page-of-one.tsx';
import { ClerkNotes } from '../ClerkNotes.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { MailPanel } from '../mails/MailPanel.tsx';
import { type DealerDetails, dealerDetailsQuery } from '../queries.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { ChangesToSee } from './ChangesToSee.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DealerPapers } from './DealerPapers.tsx';
import { DealerStatusDialog } from './DealerStatusDialog.tsx';
import { EraseDealerDialog } from './EraseDealerDialog.tsx';
import { ErasedBadge, ErasedNotice } from './ErasedDealer.tsx';
import { LISTS, useDealerLines } from './use-dealer-lines.tsx';
import { VatIdCard } from './VatIdCard.tsx';

const CARD = 'rounded-card border border-line bg-surface p-5';
const TABS = ['review', 'mails', 'history'] as const;

/** One dealer as clerks see them: the account as registered, and below it what clerks decide on. */
export function DealerSection() {
  const { id } = useParams({ from: '/admin/users/$id' });
  const t = useTranslations('adminDealers.page');
  const query = useQuery(dealerDetailsQuery(id));
  return (
    <>
      <BackLink to="/admin/users">{t('back')}</BackLink>
      <Loaded query={query} failed={() => t('failed')} skeleton={<Skeleton className="mt-6 h-96" />}>
        {(dealer) =>
          dealer.erasedAt === null ? (
            <Dealer key={dealer.id} dealer={dealer} />
          ) : (
            <Erased dealer={dealer} at={dealer.erasedAt} />
          )
        }
      </Loaded>
    </>
  );
}

function Dealer({ dealer }: { dealer: DealerDetails }) {
  return (
    <>
      <PageTitle actions={<Actions dealer={dealer} />}>{dealer.companyName}</PageTitle>
      <div className="mt-1 mb-4">
        <DealerBadge status={dealer.status} />
      </div>
      <ChangesToSee dealer={dealer} />
      <Account dealer={dealer} />
      <Desk dealer={dealer} />
    </>
  );
}

/** The account in four lists: in tabs, and from 1280 px on all at once. */
function Account({ dealer }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers.details');
  const lines = useDealerLines(dealer);
  const { shown, show, hrefOf } = useAddressTab(LISTS, 'list');
  return (
    <Tabs
      label={t('label')}
      value={shown}
      onValueChange={show}
      isSpread
      // An e-mail address and a time need more room than a street or a name.
      className="min-[80rem]:auto-cols-[1.35fr_1fr_1fr_1.2fr]!"
      tabs={LISTS.map((list) => ({
        value: list,
        label: t(`tabs.${list}`),
        href: hrefOf(list),
        panel: (
          <Card title={t(`tabs.${list}`)}>
            <DefinitionList
              columns={1}
              // A long value goes below its name.
              className="min-[80rem]:text-14 [&_dd]:ml-auto [&>div]:flex-wrap"
              entries={lines[list].map(([term, value]) => ({ term, value: value || '–' }))}
            />
            {list === 'account' && <NotesButton dealer={dealer} />}
          </Card>
        ),
      }))}
    />
  );
}

/** Changes the notes in the account. Each later note of a clerk is an entry of its own. */
function NotesButton({ dealer }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers.correct');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
        {t('changeNotes')}
      </Button>
      {isOpen && <CorrectDialog dealer={dealer} field="notes" onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What a clerk needs to decide, on one panel; mails and history beside it. */
function Desk({ dealer }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers');
  const { shown, show, hrefOf } = useAddressTab(TABS);
  const about = { subject: 'dealer', subjectId: dealer.id } as const;
  const panels = {
    review: (
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[80rem]:grid-cols-2">
        <div className="flex flex-col gap-4">
          <VatIdCard dealer={dealer} />
          <Card title={t('details.tabs.papers')}>
            <DealerPapers dealer={dealer} />
          </Card>
        </div>
        <div className="flex flex-col gap-4">
          <Orders dealer={dealer} />
          <ClerkNotes about={about} />
        </div>
      </div>
    ),
    mails: <MailPanel about={{ dealerId: dealer.id }} className={CARD} />,
    history: <HistoryPanel about={about} className={CARD} />,
  };
  return (
    <Tabs
      label={t('page.tabs.label')}
      value={shown}
      onValueChange={show}
      tabs={TABS.map((value) => ({
        value,
        label: t(`page.tabs.${value}`),
        panel: panels[value],
        href: hrefOf(value),
      }))}
      className="mt-4"
    />
  );
}

/** What stays of a dealer whose data were erased: their orders, the mails of their orders and the history. */
function Erased({ dealer, at }: { dealer: DealerDetails; at: string }) {
  const t = useTranslations('adminDealers.erase');
  return (
    <>
      {/* The dialog that erased them is gone together with the page that opened it. */}
      <PageTitle takesFocus>{t('name')}</PageTitle>
      <div className="mt-1 mb-6">
        <ErasedBadge />
      </div>
      <div className="flex flex-col gap-4">
        <ErasedNotice at={at} />
        <Orders dealer={dealer} />
        <MailPanel about={{ dealerId: dealer.id }} className={CARD} />
        <HistoryPanel about={{ subject: 'dealer', subjectId: dealer.id }} className={CARD} />
      </div>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={CARD}>
      <h2 id={titleId} className="heading mb-2 text-18">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Actions({ dealer }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers');
  const [asked, setAsked] = useState<'approve' | 'status' | 'erase' | null>(null);
  const mayErase = useUser()?.rights === 'FULL';
  const close = () => setAsked(null);
  return (
    <>
      {mayErase && <Button onClick={() => setAsked('erase')}>{t('erase.open')}</Button>}
      <Button onClick={() => setAsked('status')}>{t('statusSave')}</Button>
      {dealer.status === 'PENDING' && (
        <Button variant="primary" className="max-sm:order-first" onClick={() => setAsked('approve')}>
          {t('approve')}
        </Button>
      )}
      {asked === 'approve' && <ApproveDialog dealer={dealer} onClose={close} />}
      {asked === 'status' && <DealerStatusDialog dealer={dealer} onClose={close} />}
      {asked === 'erase' && <EraseDealerDialog dealer={dealer} onClose={close} />}
    </>
  );
}

/** The orders of the dealer, the open ones first. */
function Orders({ dealer }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers.page');
  const states = useTranslations('states.order');
  const locale = useLocale();
  const more = dealer.orderCount - dealer.orders.length;
  return (
    <Card title={t('orders')}>
      {dealer.orders.length === 0 && <p className="text-ink-2">{t('noOrders')}</p>}
      <ul>
        {dealer.orders.map(({ id, status, orderDate, itemCount, totalAmount }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line py-2 text-14 first:border-t-0"
          >
            <Link to="/admin/orders/$id" params={{ id }} className="heading text-plate hover:underline">
              #{orderNumberOf(id)}
            </Link>
            <span className="text-ink-2">{formatInstantDay(orderDate, locale)}</span>
            <span>{states(status)}</span>
            <span className="text-ink-2">{t('vehicles', { count: itemCount })}</span>
            <span className="ml-auto tabular-nums">{formatMoney(totalAmount)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <a
          href={`/admin/orders${stringifySearch({ search: dealer.email })}`}
          className="mt-2 inline-block text-14 text-plate hover:underline"
        >
          {t('moreOrders', { count: more })}
        </a>
      )}
    </Card>
  );
}
