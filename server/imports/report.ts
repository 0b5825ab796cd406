import { sql } from 'kysely';
import { type Database, inTransaction } from '../db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { filesHaveEnded } from './work.ts';

/**
 * Mails the clerk who started an import that it has ended with failed files that they were not told of. It waits as long
 * as the upload of a further file may take, so that an import whose files come one by one makes one mail. A clerk who was disabled
 * since gets none.
 */
export async function reportFailedImports(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await sql<{
      importId: string;
      userId: string | null;
      failed: number;
    }>`
      with due as (
        select imports.id
        from imports
        join import_files files on files.import_id = imports.id and files.state = 'failed'
        where not imports.is_dry_run
          and imports.settled_at is null
          and files.finished_at > coalesce(imports.reported_at, '-infinity')
          and ${filesHaveEnded('imports.id')}
        order by imports.id
        for update of imports skip locked
      ),
      reported as (
        update imports set reported_at = now()
        where id in (select id from due)
        returning id, started_by
      )
      select
        reported.id as "importId",
        users.id as "userId",
        (count(*) filter (where files.state = 'failed'))::int as failed
      from reported
      join import_files files on files.import_id = reported.id
      left join users on users.id = reported.started_by and users.disabled_at is null
      group by reported.id, users.id
    `.execute(tx);
    for (const { userId, ...payload } of ended.rows)
      if (userId !== null) await enqueueMail(tx, 'importFailed', { userId }, { ...payload, contactName: '' });
  });
}
