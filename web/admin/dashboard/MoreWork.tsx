import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ORDER_WORK_KINDS, type OrderWork } from '../../../contract/order-work-kinds.ts';
import { DEALER_WORK_KINDS, type DealerWork, type WorkKind } from '../../../contract/work-kinds.ts';

const LINK = 'text-plate hover:underline';

const isAboutDealers = (kind: WorkKind): kind is DealerWork =>
  DEALER_WORK_KINDS.some((each) => each === kind);
const isAboutOrders = (kind: WorkKind): kind is OrderWork => ORDER_WORK_KINDS.some((each) => each === kind);

/** A link to the list that shows exactly the rows of a group of the work list. */
export function MoreWork({ kind, children }: { kind: WorkKind; children: ReactNode }) {
  if (isAboutDealers(kind))
    return (
      <Link to="/admin/users" search={{ work: kind }} className={LINK}>
        {children}
      </Link>
    );
  if (isAboutOrders(kind))
    return (
      <Link to="/admin/orders" search={{ work: kind }} className={LINK}>
        {children}
      </Link>
    );
  if (kind === 'FAILED_MAIL')
    return (
      <Link to="/admin/mails" search={{ work: kind }} className={LINK}>
        {children}
      </Link>
    );
  return (
    <Link to="/admin/upload" search={{ work: kind }} className={LINK}>
      {children}
    </Link>
  );
}
