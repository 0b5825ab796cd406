import { type RawBuilder, sql } from 'kysely';

/** The names of the columns of `workRow`. */
export const WORK_COLUMNS = sql`subject, id, name, phone, since, deadline, is_unconfirmed, invoice_id`;

export interface WorkRow {
  subject: 'dealer' | 'order' | 'mail' | 'vehicleImport';
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  phone?: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  deadline?: RawBuilder<unknown>;
  isUnconfirmed?: RawBuilder<unknown>;
  /** Of an unpaid invoice. */
  invoiceId?: RawBuilder<unknown>;
}

/** The columns of a row that waits for a clerk. */
export const workRow = ({
  subject,
  id,
  name,
  phone,
  since,
  deadline,
  isUnconfirmed,
  invoiceId,
}: WorkRow) => sql`
  ${subject}::text as subject, ${id} as id, ${name} as name, ${phone ?? sql`null::text`} as phone, ${since} as since,
  ${deadline ?? sql`null::timestamptz`} as deadline, ${isUnconfirmed ?? sql`false`} as is_unconfirmed,
  ${invoiceId ?? sql`null::uuid`} as invoice_id
`;
