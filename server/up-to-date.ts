import { migrate } from '../database/migrate.ts';
import { letServe } from '../database/roles.ts';
import type { DatabaseUrls } from './demo-clock.ts';
import type { Portal } from './find-database.ts';

/** Migrates the schema. The role that serves requests can then read and write rows. */
export async function bringUpToDate(
  { log, onProgress }: Pick<Portal, 'log' | 'onProgress'>,
  { servingUrl, ownerUrl }: DatabaseUrls,
): Promise<void> {
  onProgress('database: bringing the schema up to date');
  await migrate(ownerUrl);
  if (servingUrl !== ownerUrl) return letServe(servingUrl, ownerUrl);
  log.warn(
    'the role of DATABASE_URL owns the tables: set MIGRATION_DATABASE_URL, and in DATABASE_URL a role that owns nothing',
  );
}
