import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WORK_KINDS } from '../../contract/work-kinds.ts';
import { useFilters } from '../layout/use-filters.ts';
import { Button } from '../ui/Button.tsx';

/** The group of the work list to which a link has narrowed a list, with a way back to the whole list. */
export function WorkFilter(props: { work: string | undefined }) {
  const t = useTranslations('admin.work');
  const { change } = useFilters();
  const work = WORK_KINDS.find((kind) => kind === props.work);
  if (work === undefined) return null;
  const name = t(`kinds.${work}`);
  return (
    <Button
      size="sm"
      aria-label={t('showAll', { name })}
      onClick={() => change({ work: '' })}
      className="border-plate bg-plate-soft text-plate"
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <X aria-hidden className="size-4 shrink-0" />
    </Button>
  );
}
