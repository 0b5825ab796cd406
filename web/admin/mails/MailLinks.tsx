import { Link } from '@tanstack/react-router';
import { orderNumberOf } from '../../../contract/order-number.ts';
import type { ListedMail } from './queries.ts';

const LINK = 'text-plate hover:underline';

/** The link to the dealer to whom or about whom a mail is. */
export function DealerLink({ dealer }: Pick<ListedMail, 'dealer'>) {
  if (!dealer) return '–';
  return (
    <Link to="/admin/users/$id" params={{ id: dealer.id }} className={`${LINK} wrap-anywhere`}>
      {dealer.companyName}
    </Link>
  );
}

/** The link to the order about which a mail is. */
export function OrderLink({ orderId }: Pick<ListedMail, 'orderId'>) {
  if (orderId === null) return '–';
  return (
    <Link to="/admin/orders/$id" params={{ id: orderId }} className={LINK}>
      #{orderNumberOf(orderId)}
    </Link>
  );
}
