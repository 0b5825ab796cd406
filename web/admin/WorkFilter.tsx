import { useTranslations } from 'use-intl';
import { WORK_KINDS } from '../../contract/work-kinds.ts';
import { useFilters } from '../layout/use-filters.ts';
import { FilterChip } from './FilterChip.tsx';

/** The group of the work list to which a link has narrowed a list, with a way back to the whole list. */
export function WorkFilter(props: { work: string | undefined }) {
  const t = useTranslations('admin.work');
  const { change } = useFilters();
  const work = WORK_KINDS.find((kind) => kind === props.work);
  if (work === undefined) return null;
  const name = t(`kinds.${work}`);
  return (
    <FilterChip
      name={name}
      label={t('showAll', { name })}
      onRemove={() => change({ work: '' })}
      className="border-plate bg-plate-soft text-plate"
    />
  );
}
