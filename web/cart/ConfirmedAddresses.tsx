import { useTranslations } from 'use-intl';
import type { ResultOf } from '../api/call.ts';
import { AddressLines } from '../trade/AddressLines.tsx';
import type { Address } from '../trade/address-text.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Where invoice and vehicles go. An order that is older than the copies of its addresses shows none. */
export function ConfirmedAddresses({
  order,
}: {
  order: ResultOf<'GET /api/orders/{id}'>['order'] | undefined;
}) {
  const t = useTranslations('cart.addresses');
  // As high as two addresses of four lines, so that nothing moves when they arrive.
  if (!order) return <Skeleton className="h-61 w-full sm:h-29" />;
  const { billingAddress, deliveryAddress } = order;
  if (!billingAddress || !deliveryAddress) return null;
  return (
    <div className="grid w-full gap-x-6 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
      <Block title={t('billing')} address={billingAddress} />
      <Block title={t('delivery')} address={deliveryAddress} />
    </div>
  );
}

function Block({ title, address }: { title: string; address: Address }) {
  return (
    <section className="min-w-0">
      <h2 className="text-14 font-medium text-ink-2">{title}</h2>
      <AddressLines address={address} />
    </section>
  );
}
