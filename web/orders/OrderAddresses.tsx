import { useTranslations } from 'use-intl';
import { AddressLines } from '../trade/AddressLines.tsx';
import { Block } from './Block.tsx';
import type { OrderDetails } from './queries.ts';

/**
 * Where the invoice and the vehicles of an order go, as of placing, and how the dealer is reached today. An order that is
 * older than these copies shows the address of the dealer.
 */
export function OrderAddresses({ order }: Pick<OrderDetails, 'order'>) {
  const t = useTranslations('orders');
  const { billingAddress, deliveryAddress, dealer } = order;
  const reached = [dealer.email, ...(dealer.phone ? [dealer.phone] : [])];
  if (!billingAddress || !deliveryAddress)
    return (
      <Block title={t('dealer')}>
        <AddressLines address={{ ...dealer, name: dealer.companyName }} more={reached} />
      </Block>
    );
  return (
    <>
      <Block title={t('billingAddress')}>
        <AddressLines address={billingAddress} more={reached} />
      </Block>
      <Block title={t('deliveryAddress')}>
        <AddressLines address={deliveryAddress} />
      </Block>
    </>
  );
}
