import { useTranslations } from 'use-intl';
import { COMPARED_MAX } from '../../contract/constants.ts';
import { useToast } from '../ui/Toasts.tsx';
import { addCompared, dropCompared, useCompared } from './compared.ts';

/** Whether a vehicle is in the comparison, and the toggle. `onAdded` gets the ids of all vehicles in it. */
export function useCompare(id: string, onAdded?: (ids: readonly string[]) => void) {
  const t = useTranslations('marks.compare');
  const toast = useToast();
  const isCompared = useCompared().includes(id);
  const add = () => {
    const ids = addCompared(id);
    if (ids) onAdded?.(ids);
    else
      toast({
        tone: 'destructive',
        title: t('full', { max: String(COMPARED_MAX) }),
        description: t('fullHint'),
      });
  };
  return { isCompared, toggle: isCompared ? () => dropCompared(id) : add };
}
