import { Eye, ShieldCheck, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { DealerBadge } from '../../trade/DealerBadge.tsx';
import { useFilters } from '../../layout/use-filters.ts';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { formatInstantDay } from '../../ui/format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { wordIn } from '../data.ts';
import type { Dealer } from '../queries.ts';
import type { DealerStep } from './DealersSection.tsx';

/** What the dialog tells too has no room beside the status on a narrow screen. */
const WIDE_ONLY = 'md:max-[70rem]:hidden';

export function DealerTable(props: {
  dealers: readonly Dealer[];
  onStep: (dealer: Dealer, step: DealerStep) => void;
}) {
  const t = useTranslations('admin.users');
  const { search, change } = useFilters();
  const sortBy = wordIn(search, 'sortBy') ?? 'dateDesc';
  return (
    <Table label={t('title')}>
      <TableHead>
        <HeadCell
          sort={NAME_SORTS[sortBy] ?? 'none'}
          onSort={() => change({ sortBy: sortBy === 'name' ? 'nameDesc' : 'name' })}
        >
          {t('company')}
        </HeadCell>
        <HeadCell className={WIDE_ONLY}>{t('contact')}</HeadCell>
        <HeadCell>{t('place')}</HeadCell>
        <HeadCell
          sort={DATE_SORTS[sortBy] ?? 'none'}
          onSort={() => change({ sortBy: sortBy === 'dateDesc' ? 'dateAsc' : 'dateDesc' })}
        >
          {t('registered')}
        </HeadCell>
        <HeadCell
          sort={sortBy === 'status' ? 'ascending' : 'none'}
          onSort={() => change({ sortBy: 'status' })}
        >
          {t('status')}
        </HeadCell>
        <HeadCell isPinned>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {props.dealers.map((dealer) => (
          <DealerRow key={dealer.id} dealer={dealer} onStep={(step) => props.onStep(dealer, step)} />
        ))}
      </TableBody>
    </Table>
  );
}

const NAME_SORTS: Record<string, 'ascending' | 'descending'> = { name: 'ascending', nameDesc: 'descending' };
const DATE_SORTS: Record<string, 'ascending' | 'descending'> = {
  dateAsc: 'ascending',
  dateDesc: 'descending',
};

function DealerRow({ dealer, onStep }: { dealer: Dealer; onStep: (step: DealerStep) => void }) {
  const t = useTranslations('admin.users');
  const locale = useLocale();
  const name = dealer.companyName;
  const icon = 'size-4.5';
  return (
    <Row>
      <Cell>
        <span className="flex min-w-0 flex-col">
          <span className="font-medium wrap-break-word">{name}</span>
          <span className="text-13 text-ink-2 max-md:wrap-anywhere">{dealer.email}</span>
        </span>
      </Cell>
      <Cell label={t('contact')} className={WIDE_ONLY}>
        {[dealer.contactFirstName, dealer.contactLastName].filter(Boolean).join(' ') || '–'}
      </Cell>
      <Cell label={t('place')} className="md:whitespace-nowrap">
        {[dealer.country, dealer.city].filter(Boolean).join(' · ')}
      </Cell>
      <Cell label={t('registered')}>{formatInstantDay(String(dealer.createdAt), locale)}</Cell>
      <Cell label={t('status')}>
        <DealerBadge status={dealer.status} />
      </Cell>
      <Cell isPinned className="max-md:justify-end">
        <span className="-mr-2.5 flex justify-end">
          <IconButton
            label={t('detailsOf', { name })}
            icon={<Eye aria-hidden className={icon} />}
            onClick={() => onStep('details')}
          />
          <IconButton
            label={t('statusOf', { name })}
            icon={<ShieldCheck aria-hidden className={icon} />}
            onClick={() => onStep('status')}
          />
          <IconButton
            tone="danger"
            label={t('deleteOf', { name })}
            icon={<Trash2 aria-hidden className={icon} />}
            onClick={() => onStep('delete')}
          />
        </span>
      </Cell>
    </Row>
  );
}
