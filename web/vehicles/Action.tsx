import { Link } from '@tanstack/react-router';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RESERVATION_HOURS } from '../../contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import type { Offered } from './use-offered.ts';

const WIDE = { size: 'lg', className: 'w-full' } as const;

/** The button for what the page offers; shorter where there is little room. */
export function ActionButton({ offered, isShort = false }: { offered: Offered; isShort?: boolean }) {
  const t = useTranslations('vehicle.action');
  const toast = useToast();
  const { vehicle, offer } = offered;
  // Beside the bar on phones, the hint with the link to the cart or the order is out of sight.
  if (isShort && (offer === 'inCart' || offer === 'own'))
    return (
      <Button asChild {...WIDE}>
        {offer === 'own' ? (
          <Link to="/orders" search={{ search: vehicle.vin ?? undefined }}>
            {t(offer)}
          </Link>
        ) : (
          <Link to="/cart">{t(offer)}</Link>
        )}
      </Button>
    );
  switch (offer) {
    case 'edit':
      return (
        <Button asChild {...WIDE}>
          <Link to="/admin/vehicles/$id" params={{ id: vehicle.id }}>
            {t('edit')}
          </Link>
        </Button>
      );
    case 'login':
      return (
        <Button asChild variant="primary" {...WIDE}>
          <Link
            to="/auth"
            search={{ next: `/vehicles/${vehicle.id}` }}
            onClick={() => toast({ title: t('loginHint') })}
          >
            {isShort ? t('loginShort') : t('login')}
          </Link>
        </Button>
      );
    case 'add':
      return (
        <Button
          variant="primary"
          busy={offered.isAdding}
          disabled={!offered.isBuyer}
          onClick={offered.add}
          {...WIDE}
        >
          {isShort ? t('addShort') : t('add')}
        </Button>
      );
    default:
      return (
        <Button disabled {...WIDE}>
          {t(offer)}
        </Button>
      );
  }
}

/** What dealers must know about the offer, and the link to the next step. */
export function ActionHint({ offered }: { offered: Offered }) {
  const t = useTranslations('vehicle.action');
  const hints: Record<Offered['offer'], ReactNode> = {
    edit: null,
    login: t('loginHint'),
    approval: t('approvalHint'),
    // A part that only dealers load says more.
    own: null,
    suspended: null,
    notAvailable: t('notAvailableHint'),
    inCart: <CheckoutLink isNext={offered.hasAdded}>{t('checkout')}</CheckoutLink>,
    add: (
      <>
        <Timer aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('validity', { hours: RESERVATION_HOURS })}
      </>
    ),
  };
  const hint = hints[offered.offer];
  return hint && <p className="flex items-start gap-2 text-14 text-balance text-ink-2">{hint}</p>;
}

function CheckoutLink({ isNext, children }: { isNext: boolean; children: ReactNode }) {
  const link = useLostFocus(isNext);
  return (
    <Link ref={link} to="/cart" className="font-medium text-plate underline underline-offset-2">
      {children}
    </Link>
  );
}
