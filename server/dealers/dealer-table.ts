import type { Dealer } from '../../contract/dealers.ts';
import { type Columns, timeCell } from '../list-table.ts';

/** The dealers as clerks download them. */
export const DEALER_COLUMNS: Columns<'dealers', Dealer> = {
  company: ({ companyName }) => companyName,
  legalForm: ({ legalForm }) => legalForm ?? '',
  status: ({ status }, wordOf) => wordOf('dealer', status),
  contact: ({ contactFirstName, contactLastName }) =>
    [contactFirstName, contactLastName].filter((name) => name !== null).join(' '),
  email: ({ email }) => email,
  phone: ({ phone }) => phone ?? '',
  street: ({ street }) => street ?? '',
  postalCode: ({ postalCode }) => postalCode ?? '',
  city: ({ city }) => city ?? '',
  country: ({ country }) => country,
  vatId: ({ vatId }) => vatId ?? '',
  vatIdCheck: ({ vatId, vatIdCheck }, wordOf) => (vatId === null ? '' : wordOf('vatIdCheck', vatIdCheck)),
  orders: ({ orderCount }) => String(orderCount),
  openOrders: ({ openOrderCount }) => String(openOrderCount),
  registeredAt: ({ createdAt }) => timeCell(createdAt),
};
