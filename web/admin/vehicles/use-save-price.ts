import { useTranslations } from 'use-intl';
import { exceeds } from '../../../contract/money.ts';
import { isUnanswered } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { formatMoney } from '../../ui/format.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { canBeSentAgain, ChangedMeanwhile } from './change-vehicle.ts';
import { useChangeFields } from './queries.ts';
import type { Undone } from '../undo-stack.ts';
import { useChanges } from '../use-undo.ts';

interface Reactions {
  onSaved: () => void;
  onFailed: (error: Error) => void;
}

interface Saved {
  id: string;
  name: string;
  /** What dealers see struck through. */
  formerPriceNet: string | null;
}

/**
 * Saves a price if it is still the one that the clerk saw. Ctrl-Z and the toast undo it, on the same condition. A raise that
 * is undone leaves no former price: the vehicle was never sold for more.
 */
export function useSavePrice({ id, name, formerPriceNet }: Saved) {
  const t = useTranslations('adminVehicles');
  const failures = useTranslations('admin.failed');
  const lost = useTranslations('validation.lost');
  const toast = useToast();
  const changes = useChanges();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useChangeFields();

  // A promise, because the row may be gone when the answer comes, and the toast is shown all the same.
  const send = (seen: string, changes: { priceNet: string; formerPriceNet?: null }) =>
    mutateAsync({ id, from: { priceNet: seen }, changes });

  function fail(error: unknown, title: string) {
    const isLost = isUnanswered(error);
    toast({
      tone: 'destructive',
      title: isLost ? lost('title') : title,
      description: t('vehicleBecause', { name, why: isLost ? lost('again') : errorText(error) }),
    });
  }

  async function undo(before: string, saved: string): Promise<Undone> {
    const wasRaised = exceeds(saved, formerPriceNet ?? before);
    try {
      await send(saved, { priceNet: before, ...(wasRaised && { formerPriceNet: null }) });
      toast({
        tone: 'success',
        title: t('priceRestored'),
        description: t('priceOf', { name, price: formatMoney(before) }),
      });
      return 'settled';
    } catch (error) {
      if (error instanceof ChangedMeanwhile)
        toast({
          tone: 'destructive',
          title: t('notUndone'),
          description: t('priceNow', { name, price: formatMoney(error.current.priceNet) }),
        });
      else fail(error, t('notUndone'));
      return canBeSentAgain(error) ? 'retry' : 'settled';
    }
  }

  async function save(seen: string, price: string, { onSaved, onFailed }: Reactions) {
    const act = changes.begin();
    const change = { undo: () => undo(seen, price) };
    try {
      await send(seen, { priceNet: price });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // It may be saved. The undo changes nothing unless it is.
      if (isUnanswered(error)) act.saved(change);
      onFailed(error);
      // The field, which shows the reason, may be out of sight.
      if (!(error instanceof ChangedMeanwhile)) fail(error, failures('update'));
      return;
    }
    onSaved();
    act.saved(change);
    toast({
      tone: 'success',
      title: t('priceSaved'),
      description: t('priceOf', { name, price: formatMoney(price) }),
      action: { label: t('undo'), onAction: () => changes.undo(change) },
    });
  }

  return {
    savePrice: (seen: string, price: string, reactions: Reactions) => void save(seen, price, reactions),
    isSaving: isPending,
  };
}
