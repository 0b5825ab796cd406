import { Link } from '@tanstack/react-router';
import { Eye, ShieldCheck, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { useUser } from '../../api/user.ts';
import { DealerBadge } from '../../trade/DealerBadge.tsx';
import { SortHeadCell } from '../../layout/SortHeadCell.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { GuardedIconButton } from '../../ui/GuardedIconButton.tsx';
import { formatInstantDay } from '../../ui/instants.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Dealer } from '../queries.ts';
import { ErasedBadge } from './ErasedDealer.tsx';

/** On a narrow screen this column has no room. The dialog shows the same data. */
const WIDE_ONLY = 'md:max-[70rem]:hidden';

/** The sort that the server uses when the address has none. */
const DEFAULT_SORT = 'dateDesc';

/** What a clerk can do with a dealer, each in a dialog. */
export type DealerStep = 'details' | 'approve' | 'status' | 'delete';

export function DealerTable(props: {
  dealers: readonly Dealer[];
  /** The dealer whose dialog is open. */
  chosenId: string | undefined;
  onStep: (dealer: Dealer, step: DealerStep) => void;
}) {
  const t = useTranslations('adminDealers');
  return (
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
        <HeadCell className={WIDE_ONLY}>{t('contact')}</HeadCell>
        <HeadCell>{t('place')}</HeadCell>
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
              isChosen={dealer.id === props.chosenId}
              onStep={(step) => props.onStep(dealer, step)}
            />
          ) : (
            <ErasedRow key={dealer.id} dealer={dealer} />
          ),
        )}
      </TableBody>
    </Table>
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
      <Cell label={t('contact')} className={WIDE_ONLY}>
        –
      </Cell>
      <Cell label={t('place')}>{dealer.country}</Cell>
      <Cell label={t('registered')}>{formatInstantDay(dealer.createdAt, locale)}</Cell>
      <Cell label={t('status')}>
        <ErasedBadge />
      </Cell>
      <Cell isPinned> </Cell>
    </Row>
  );
}

function DealerRow(props: { dealer: Dealer; isChosen: boolean; onStep: (step: DealerStep) => void }) {
  const { dealer, isChosen, onStep } = props;
  const t = useTranslations('adminDealers');
  const locale = useLocale();
  const name = dealer.companyName;
  const mayDelete = useUser()?.rights === 'FULL';
  const icon = 'size-4.5';
  return (
    <Row data-row={dealer.id} data-in-use={isChosen || undefined}>
      <Cell>
        <span className="flex min-w-0 flex-col">
          <Link
            to="/admin/users/$id"
            params={{ id: dealer.id }}
            className="font-medium wrap-break-word hover:text-plate hover:underline"
          >
            {name}
          </Link>
          <span className="text-13 text-ink-2 max-md:wrap-anywhere">{dealer.email}</span>
          {!dealer.emailConfirmed && <span className="text-13 text-reserved">{t('unconfirmed')}</span>}
        </span>
      </Cell>
      <Cell label={t('contact')} className={WIDE_ONLY}>
        {[dealer.contactFirstName, dealer.contactLastName].filter(Boolean).join(' ') || '–'}
      </Cell>
      <Cell label={t('place')} className="md:whitespace-nowrap">
        {[dealer.country, dealer.city].filter(Boolean).join(' · ')}
      </Cell>
      <Cell label={t('registered')}>{formatInstantDay(dealer.createdAt, locale)}</Cell>
      <Cell label={t('status')}>
        <DealerBadge status={dealer.status} />
      </Cell>
      <Cell isPinned className="max-md:justify-end">
        <span className="-mr-2.5 flex items-center justify-end">
          {dealer.status === 'PENDING' && (
            <Button
              size="sm"
              className="mr-1"
              aria-label={t('approveOf', { name })}
              onClick={() => onStep('approve')}
            >
              {t('approve')}
            </Button>
          )}
          <IconButton
            data-row-main
            label={t('detailsOf', { name })}
            icon={<Eye aria-hidden className={icon} />}
            onClick={() => onStep('details')}
          />
          <IconButton
            label={t('statusOf', { name })}
            icon={<ShieldCheck aria-hidden className={icon} />}
            onClick={() => onStep('status')}
          />
          {mayDelete && (
            <GuardedIconButton
              tone="danger"
              label={t('deleteOf', { name })}
              blockedReason={dealer.orderCount > 0 ? t('deleteBlocked', { name }) : undefined}
              icon={<Trash2 aria-hidden className={icon} />}
              onClick={() => onStep('delete')}
            />
          )}
        </span>
      </Cell>
    </Row>
  );
}
