import { Link } from '@tanstack/react-router';
import { Eye, ShieldCheck, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { useUser } from '../../api/user.ts';
import { DealerBadge } from '../../trade/DealerBadge.tsx';
import { SortHeadCell } from '../../layout/SortHeadCell.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { GuardedIconButton } from '../../ui/GuardedIconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { telephoneLink } from '../../ui/format.ts';
import { formatInstantDay } from '../../ui/instants.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Dealer } from '../queries.ts';
import { Waiting } from './Waiting.tsx';
import { ErasedBadge } from './ErasedDealer.tsx';

/** On a narrow screen these columns have no room. The dialog shows the same data. */
const WIDE_ONLY = 'md:max-[70rem]:hidden';
const WIDEST_ONLY = 'md:max-[90rem]:hidden';
/** Name and e-mail address have the room that the other columns leave. Where that is too little, they wrap or are cut. */
const NAME_COLUMN = 'md:w-full md:max-w-0 md:min-w-48';
const NAME_LINE = 'wrap-anywhere min-[70rem]:truncate';

/** The sort that the server uses when the address has none. */
const DEFAULT_SORT = 'dateDesc';

/** What a clerk can do with a dealer, each in a dialog. */
export type DealerStep = 'details' | 'approve' | 'status' | 'delete';

export function DealerTable(props: {
  dealers: readonly Dealer[];
  /** The dealer whose dialog is open. */
  chosenId: string | undefined;
  /** When the dealers were fetched. */
  now: number;
  onStep: (dealer: Dealer, step: DealerStep) => void;
}) {
  const t = useTranslations('adminDealers');
  return (
    <div className="md:text-14 md:[--row-height:2.75rem] md:[--row-space:--spacing(0.5)]">
      <Table label={t('title')}>
        <TableHead>
          <SortHeadCell
            sorts={[
              ['name', 'ascending'],
              ['nameDesc', 'descending'],
            ]}
            defaultSort={DEFAULT_SORT}
          >
            {t('company')}
          </SortHeadCell>
          <HeadCell className={WIDEST_ONLY}>{t('contact')}</HeadCell>
          <HeadCell className={WIDE_ONLY}>{t('phoneAndPlace')}</HeadCell>
          <HeadCell className={WIDE_ONLY}>{t('details.vatId')}</HeadCell>
          <SortHeadCell
            sorts={[
              ['dateDesc', 'descending'],
              ['dateAsc', 'ascending'],
            ]}
            defaultSort={DEFAULT_SORT}
          >
            {t('registered')}
          </SortHeadCell>
          <SortHeadCell sorts={[['status', 'ascending']]} defaultSort={DEFAULT_SORT}>
            {t('status')}
          </SortHeadCell>
          <HeadCell isPinned>
            <span className="sr-only">{t('actions')}</span>
          </HeadCell>
        </TableHead>
        <TableBody>
          {props.dealers.map((dealer) =>
            dealer.erasedAt === null ? (
              <DealerRow
                key={dealer.id}
                dealer={dealer}
                now={props.now}
                isChosen={dealer.id === props.chosenId}
                onStep={(step) => props.onStep(dealer, step)}
              />
            ) : (
              <ErasedRow key={dealer.id} dealer={dealer} />
            ),
          )}
        </TableBody>
      </Table>
    </div>
  );
}

/** A dealer whose data were erased. Nothing can be done with them. */
function ErasedRow({ dealer }: { dealer: Dealer }) {
  const t = useTranslations('adminDealers');
  const locale = useLocale();
  return (
    <Row data-row={dealer.id}>
      <Cell>
        <Link
          to="/admin/users/$id"
          params={{ id: dealer.id }}
          className="text-ink-2 hover:text-plate hover:underline"
        >
          {t('erase.name')}
        </Link>
      </Cell>
      <Cell label={t('contact')} className={WIDEST_ONLY}>
        –
      </Cell>
      <Cell label={t('phoneAndPlace')} className={WIDE_ONLY}>
        {dealer.country}
      </Cell>
      <Cell label={t('details.vatId')} className={WIDE_ONLY}>
        –
      </Cell>
      <Cell label={t('registered')}>{formatInstantDay(dealer.createdAt, locale)}</Cell>
      <Cell label={t('status')}>
        <ErasedBadge />
      </Cell>
      <Cell isPinned> </Cell>
    </Row>
  );
}

function DealerRow(props: {
  dealer: Dealer;
  now: number;
  isChosen: boolean;
  onStep: (step: DealerStep) => void;
}) {
  const { dealer, now, isChosen, onStep } = props;
  const t = useTranslations('adminDealers');
  const locale = useLocale();
  const name = dealer.companyName;
  const contact = [dealer.contactFirstName, dealer.contactLastName].filter(Boolean).join(' ');
  const mayDelete = useUser()?.rights === 'FULL';
  const icon = 'size-4';
  return (
    <Row data-row={dealer.id} data-in-use={isChosen || undefined}>
      <Cell className={NAME_COLUMN}>
        <span className="flex min-w-0 flex-col">
          <Link
            to="/admin/users/$id"
            params={{ id: dealer.id }}
            title={name}
            className={cx('font-medium hover:text-plate hover:underline', NAME_LINE)}
          >
            {name}
          </Link>
          <span title={dealer.email} className={cx('text-13 text-ink-2', NAME_LINE)}>
            <EmailAddress>{dealer.email}</EmailAddress>
          </span>
          {!dealer.emailConfirmed && <span className="text-13 text-reserved">{t('unconfirmed')}</span>}
        </span>
      </Cell>
      <Cell label={t('contact')} className={WIDEST_ONLY}>
        <span title={contact} className="block max-md:wrap-anywhere md:max-w-36 md:truncate">
          {contact || '–'}
        </span>
      </Cell>
      <Cell label={t('phoneAndPlace')} className={WIDE_ONLY}>
        <span className="flex min-w-0 flex-col leading-tight max-md:items-end">
          {dealer.phone && (
            <a
              href={telephoneLink(dealer.phone)}
              className="whitespace-nowrap tabular-nums hover:text-plate hover:underline"
            >
              {dealer.phone}
            </a>
          )}
          <span
            title={dealer.city ?? undefined}
            className="text-13 text-ink-2 max-md:wrap-anywhere md:max-w-28 md:truncate min-[90rem]:max-w-36"
          >
            {dealer.country}
            {dealer.city && ` · ${dealer.city}`}
          </span>
        </span>
      </Cell>
      <Cell label={t('details.vatId')} className={WIDE_ONLY}>
        <VatId dealer={dealer} />
      </Cell>
      <Cell label={t('registered')}>
        <span className="max-md:text-right">
          {dealer.status === 'PENDING' ? (
            <Waiting createdAt={dealer.createdAt} now={now} />
          ) : (
            formatInstantDay(dealer.createdAt, locale)
          )}
        </span>
      </Cell>
      <Cell label={t('status')}>
        <DealerBadge status={dealer.status} />
      </Cell>
      <Cell isPinned isQuiet={dealer.status !== 'PENDING'} className="max-md:justify-end">
        <span className="-mr-2.5 flex items-center justify-end">
          {dealer.status === 'PENDING' && (
            <Button size="sm" aria-label={t('approveOf', { name })} onClick={() => onStep('approve')}>
              {t('approve')}
            </Button>
          )}
          <span className={QUIET}>
            <IconButton
              data-row-main
              label={t('detailsOf', { name })}
              icon={<Eye aria-hidden className={icon} />}
              className="md:size-8"
              onClick={() => onStep('details')}
            />
            <IconButton
              label={t('statusOf', { name })}
              icon={<ShieldCheck aria-hidden className={icon} />}
              className="md:size-8"
              onClick={() => onStep('status')}
            />
            {mayDelete && (
              <GuardedIconButton
                tone="danger"
                label={t('deleteOf', { name })}
                blockedReason={dealer.orderCount > 0 ? t('deleteBlocked', { name }) : undefined}
                icon={<Trash2 aria-hidden className={icon} />}
                className="md:size-8"
                onClick={() => onStep('delete')}
              />
            )}
          </span>
        </span>
      </Cell>
    </Row>
  );
}

/** They show where the pointer or the focus is, and always where there is no pointer. */
const QUIET =
  'flex items-center group-focus-within/row:opacity-100 group-hover/row:opacity-100 md:opacity-0 [@media(hover:none)]:opacity-100';

/** The VAT id, and what a clerk has judged about it. */
function VatId({ dealer: { vatId, vatIdCheck } }: { dealer: Dealer }) {
  const t = useTranslations('adminDealers.vat');
  if (vatId === null) return '–';
  return (
    <span className="flex flex-col leading-tight max-md:items-end">
      <span className="font-mono text-13">{vatId}</span>
      <span className={cx('text-13', vatIdCheck === 'INVALID' ? 'text-sold' : 'text-ink-2')}>
        {t(vatIdCheck)}
      </span>
    </span>
  );
}
