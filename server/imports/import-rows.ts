import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Input, Result } from '../../contract/endpoint.ts';
import type {
  getImport,
  Import,
  ImportSummary,
  listImports,
  settleImport as contract,
} from '../../contract/import-jobs.ts';
import type { IMPORT_PARAMETERS, ImportQuery } from '../../contract/import-parameters.ts';
import { allConditionsOf, type Conditions } from '../conditions.ts';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import { isoInstant } from '../iso-instant.ts';
import { INCOMPLETE_IMPORTS } from './work.ts';

/** The columns of an import. An import whose files wait for one another is running. */
const summary = sql`
  imports.id,
  case
    when files.total = 0 then 'waiting'
    when files.finished = files.total then 'done'
    when files.waiting = files.total then 'waiting'
    else 'running'
  end as state,
  imports.is_dry_run as "isDryRun",
  imports.settled_at is not null as "isSettled",
  ${isoInstant('imports.started_at')} as "startedAt",
  users.email as "startedBy",
  files.total,
  files.finished,
  files.failed,
  expected.missing
`;

const source = sql`
  from imports
  left join users on users.id = imports.started_by
  cross join lateral (
    select
      count(*)::int as total,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state in ('done', 'failed'))::int as finished,
      count(*) filter (where state = 'failed')::int as failed
    from import_files
    where import_files.import_id = imports.id
  ) as files
  cross join lateral (
    select count(*)::int as missing
    from import_expected_files
    where import_expected_files.import_id = imports.id
  ) as expected
`;

const missingFiles: RawBuilder<unknown> = sql`array(
  select file_name from import_expected_files where import_id = imports.id order by file_name
)`;

const rows: RawBuilder<unknown> = sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', id,
        'fileName', file_name,
        'state', state,
        'vin', vin,
        'vehicleId', vehicle_id,
        'name', name,
        'replaced', is_replaced,
        'changes', changes,
        'skipped', skipped,
        'reason', reason,
        'entry', entry,
        'params', params,
        'sentAs', sent_as
      )
      order by place
    ),
    '[]'
  )
  from import_files
  where import_files.import_id = imports.id
)`;

const CONDITIONS: Conditions<typeof IMPORT_PARAMETERS> = {
  work: () => sql`imports.id in (select id from (${INCOMPLETE_IMPORTS}) as work)`,
};

/** A page of the imports, the latest first. */
export async function findImports(
  db: Database,
  { page, limit, ...filters }: ImportQuery,
): Promise<Result<typeof listImports>> {
  const matching = sql`where ${allConditionsOf(CONDITIONS, filters)}`;
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from imports ${matching}`.execute(db);
  const found = await sql<ImportSummary>`
    select ${summary} ${source}
    ${matching}
    order by imports.started_at desc, imports.id
    limit ${limit}
    offset ${(page - 1) * limit}
  `.execute(db);
  return { imports: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** An import with its rows. Throws NOT_FOUND. */
export async function findImport(db: Database, id: string): Promise<Result<typeof getImport>> {
  const found = await sql<Import>`
    select ${summary}, ${rows} as rows, ${missingFiles} as "missingFiles" ${source} where imports.id = ${id}
  `.execute(db);
  const [result] = found.rows;
  if (!result) throw new Failure('NOT_FOUND');
  return result;
}

/**
 * Takes the failed and missing files of an import off the work list, or puts them back. Throws NOT_FOUND, and EDITED_MEANWHILE if not as
 * many files have failed or are missing as in `from`.
 */
export async function settleImport(
  tx: Transaction<DB>,
  id: string,
  { isSettled, from }: Input<typeof contract>['body'],
): Promise<ImportSummary> {
  // A file that is dropped again waits, and so does another clerk.
  await sql`select id from imports where id = ${id} for no key update`.execute(tx);
  const before = await findSummary(tx, id);
  const { failed, missing } = before;
  const isAsSeen = !from || (from.failed === failed && (from.missing ?? missing) === missing);
  if (!isAsSeen && before.isSettled !== isSettled)
    throw new Failure('EDITED_MEANWHILE', {
      payload: { current: { isSettled: before.isSettled, failed, missing } },
    });
  await sql`
    update imports set settled_at = case when ${isSettled} then coalesce(settled_at, now()) end where id = ${id}
  `.execute(tx);
  return findSummary(tx, id);
}

async function findSummary(tx: Transaction<DB>, id: string): Promise<ImportSummary> {
  const found = await sql<ImportSummary>`select ${summary} ${source} where imports.id = ${id}`.execute(tx);
  const [result] = found.rows;
  if (!result) throw new Failure('NOT_FOUND');
  return result;
}
