import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '../ui/Toasts.tsx';
import { nameOf } from './rows.ts';
import { clearCart, readCart, removeFromCart, restoreCart } from './store.ts';

type Cart = ReturnType<typeof readCart>;
export type Removal = ReturnType<typeof useRemoval>;

/** Removes vehicles from the cart, with undo in the toast. The focus moves to where the work continues. */
export function useRemoval(page: RefObject<HTMLElement | null>, dealerId: string | undefined) {
  const t = useTranslations('cart.removal');
  const toast = useToast();
  const [restored, setRestored] = useState<{ vehicleId: string } | null>(null);
  useEffect(() => {
    if (restored) buttonOf(page.current, restored.vehicleId)?.focus();
  }, [restored, page]);

  function tell(dealer: string, title: string, before: Cart, gone: Cart) {
    const removed = gone.map(({ vehicleId }) => vehicleId);
    const undo = () => {
      restoreCart(dealer, { before, removed });
      setRestored({ vehicleId: removed[0] ?? '' });
    };
    toast({ title, action: { label: t('undo'), onAction: undo } });
  }

  return {
    /** Moves the focus to a vehicle whose notice has been resolved and is gone. */
    focusOn: (vehicleId: string) => {
      buttonOf(page.current, vehicleId)?.focus();
    },
    remove: (vehicleIds: readonly string[]) => {
      if (dealerId === undefined) return;
      const before = readCart(dealerId);
      const gone = before.filter(({ vehicleId }) => vehicleIds.includes(vehicleId));
      const first = gone[0];
      if (!first) return;
      focusBeside(page.current, vehicleIds);
      removeFromCart(dealerId, vehicleIds);
      const title =
        gone.length === 1 ? t('one', { name: nameOf(first.vehicle) }) : t('several', { count: gone.length });
      tell(dealerId, title, before, gone);
    },
    removeAll: () => {
      if (dealerId === undefined) return;
      const before = readCart(dealerId);
      if (before.length === 0) return;
      titleIn(page.current)?.focus();
      clearCart(dealerId);
      tell(dealerId, t('all'), before, before);
    },
  };
}

const titleIn = (page: HTMLElement | null) => page?.querySelector<HTMLElement>('[data-cart-title]');
const buttonsIn = (page: HTMLElement | null) => [
  ...(page?.querySelectorAll<HTMLElement>('[data-remove]') ?? []),
];

const buttonOf = (page: HTMLElement | null, vehicleId: string) =>
  buttonsIn(page).find(({ dataset }) => dataset['remove'] === vehicleId);

/**
 * Moves the focus to the button of the next vehicle, after the last one to the previous, in an empty cart to the
 * title.
 */
function focusBeside(page: HTMLElement | null, vehicleIds: readonly string[]): void {
  const buttons = buttonsIn(page);
  const isLeaving = ({ dataset }: HTMLElement) => vehicleIds.includes(dataset['remove'] ?? '');
  const at = buttons.findIndex(isLeaving);
  const next = buttons.slice(at).find((button) => !isLeaving(button));
  const previous = buttons.slice(0, Math.max(at, 0)).findLast((button) => !isLeaving(button));
  (next ?? previous ?? titleIn(page))?.focus();
}
