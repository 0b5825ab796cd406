import { useTranslations } from 'use-intl';
import type { Role } from '../../contract/states.ts';
import { AddressLines } from '../trade/AddressLines.tsx';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import { telephoneLink } from '../ui/format.ts';
import { Block } from './Block.tsx';
import type { OrderDetails } from './queries.ts';

type Reading = Pick<OrderDetails, 'order'> & { reader: Role };

/**
 * Where the invoice and the vehicles of an order go, as of placing, and how the dealer is reached today. An order that is
 * older than these copies shows the address of the dealer.
 */
export function OrderAddresses({ order, reader }: Reading) {
  const t = useTranslations('orders');
  const { billingAddress, deliveryAddress, dealer } = order;
  const reached = <Reached order={order} reader={reader} />;
  if (!billingAddress || !deliveryAddress)
    return (
      <Block title={t('dealer')}>
        <AddressLines address={{ ...dealer, name: dealer.companyName }} />
        {reached}
      </Block>
    );
  return (
    <>
      <Block title={t('billingAddress')}>
        <AddressLines address={billingAddress} />
        {reached}
      </Block>
      <Block title={t('deliveryAddress')}>
        <AddressLines address={deliveryAddress} />
      </Block>
    </>
  );
}

/** How the dealer is reached; for a clerk with links to write and to call. */
function Reached({ order: { dealer }, reader }: Reading) {
  const t = useTranslations('orders');
  const [email, phone] = [dealer.email, dealer.phone];
  if (reader === 'dealer')
    return [email, phone].filter(Boolean).map((line) => (
      <p key={line} className="wrap-anywhere">
        {line}
      </p>
    ));
  const className = 'wrap-anywhere text-plate hover:underline';
  return (
    <>
      {dealer.vatId !== null && (
        <p>{t('vatId', { vatId: dealer.vatId, check: t(`vatIdChecks.${dealer.vatIdCheck}`) })}</p>
      )}
      <p>
        <a href={`mailto:${email}`} className={className}>
          <EmailAddress>{email}</EmailAddress>
        </a>
      </p>
      {phone && (
        <p>
          <a href={telephoneLink(phone)} className={className}>
            {phone}
          </a>
        </p>
      )}
    </>
  );
}
