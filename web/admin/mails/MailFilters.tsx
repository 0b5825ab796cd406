import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { MAIL_STATES, MAILS_COUNTED_MAX } from '../../../contract/mail-figures.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { AdminFilters, SearchFilter } from '../AdminFilters.tsx';
import { mailsSearch } from '../data.ts';
import { FilterChip } from '../FilterChip.tsx';
import { WorkFilter } from '../WorkFilter.tsx';
import type { ListedMail } from './queries.ts';
import { useMailKinds } from './use-mail-words.ts';

export function MailFilters({ total }: { total: number | undefined }) {
  const t = useTranslations('adminMails');
  const locale = useLocale();
  const filters = useTranslations('admin.filters');
  const names = useTranslations('mails.kinds');
  const { search, change } = useFilters();
  const known = mailsSearch(search);
  const kinds = useMailKinds();
  const countOf = (count: number) =>
    count > MAILS_COUNTED_MAX
      ? t('countMore', { count: formatInteger(MAILS_COUNTED_MAX, locale) })
      : t('count', { count });
  return (
    <AdminFilters count={total === undefined ? undefined : countOf(total)}>
      <SearchFilter label={t('search')} words={known.search} className="sm:max-lg:basis-full lg:min-w-56" />
      <FoldedFilters label={filters('open')} values={[known.state, known.kind]}>
        <ChoiceFilter
          name="state"
          hasHiddenLabel
          label={t('state')}
          anyLabel={filters('allStatuses')}
          choices={MAIL_STATES}
          wordOf={(state) => t(`states.${state}`)}
          value={known.state}
          onChoose={(state) => change({ state })}
          className="sm:w-44"
        />
        <ChoiceFilter
          name="kind"
          hasHiddenLabel
          label={t('kind')}
          anyLabel={t('allKinds')}
          choices={kinds}
          wordOf={(kind) => names(kind)}
          value={known.kind}
          onChoose={(kind) => change({ kind })}
          className="sm:w-72 lg:max-xl:w-56"
        />
      </FoldedFilters>
    </AdminFilters>
  );
}

/** The order, the dealer or the work to which a link has narrowed the list, with a way back. */
export function NarrowedMails({ mails }: { mails: readonly ListedMail[] }) {
  const t = useTranslations('adminMails');
  const filters = useTranslations('admin.filters');
  const { search, change } = useFilters();
  const { orderId, dealerId, work } = mailsSearch(search);
  if (orderId === undefined && dealerId === undefined && work === undefined) return null;
  const company = mails.find(({ dealer }) => dealer?.id === dealerId)?.dealer?.companyName;
  const chip = (name: string, parameter: 'orderId' | 'dealerId') => (
    <FilterChip
      name={name}
      label={filters('remove', { name })}
      onRemove={() => change({ [parameter]: '' })}
    />
  );
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <WorkFilter work={work} />
      {orderId !== undefined && chip(t('onlyOrder', { number: orderNumberOf(orderId) }), 'orderId')}
      {dealerId !== undefined && chip(company ? t('onlyOf', { name: company }) : t('onlyDealer'), 'dealerId')}
    </div>
  );
}
