// Writes schema.ts (types for Kysely) and schema.sql (the catalogue) from a freshly migrated database: `npm
// run schema`. With --check, a step of the gate, it only compares them with the existing files.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect as KyselyPostgresDialect } from 'kysely';
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen';
import pg from 'pg';
import { projectRoot } from './project-root.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { dumpSchema } from './schema-dump.ts';

const isCheck = process.argv.includes('--check');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-schema-'));
const server = await startEmbedded(folder, { settings: { fsync: 'off' } });
try {
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  const files = {
    'schema.ts': await writeTypes(server.url, await readWords(client)),
    'schema.sql': `-- Written by database/codegen.ts from the migrated database. Not to be edited.\n\n${await dumpSchema(client)}`,
  };
  await client.end();
  for (const [name, content] of Object.entries(files)) settle(name, content);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function settle(name: string, content: string): void {
  const path = join(projectRoot, 'database', name);
  if (!isCheck) return writeFileSync(path, content);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  console.error(`database/${name} differs from the result of the migrations: run "npm run schema".`);
  process.exitCode = 1;
}

async function writeTypes(url: string, words: Record<string, RawExpressionNode>): Promise<string> {
  const db = new Kysely<unknown>({
    dialect: new KyselyPostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  });
  try {
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string' }),
      excludePattern: '{graphile_worker.*,kysely_*}',
      overrides: { columns: words },
      // server/db.ts reads int8 as a number and rejects values that are too large for one.
      typeMapping: { int8: 'number' },
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Types for text columns whose check allows only a list of words: "orders.status" becomes 'PENDING' |
 * 'PROCESSED' | …, not string.
 */
async function readWords(client: pg.Client): Promise<Record<string, RawExpressionNode>> {
  const found = await client.query<{
    column: string;
    rule: string;
    isNullable: boolean;
    hasDefault: boolean;
  }>(
    `select relname || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as rule,
       not attnotnull as "isNullable", atthasdef as "hasDefault"
     from pg_constraint
     join pg_class on pg_class.oid = conrelid
     join pg_attribute on attrelid = conrelid and array[attnum] = conkey
     where contype = 'c' and relnamespace = 'public'::regnamespace and atttypid = 'text'::regtype
     order by 1`,
  );
  const words: Record<string, RawExpressionNode> = {};
  for (const { column, rule, isNullable, hasDefault } of found.rows) {
    if (!/^CHECK \(\(\w+ = ANY \(ARRAY\[[^\]]*\]\)\)\)$/.test(rule)) continue;
    const list = [...rule.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ');
    const type = isNullable ? `${list} | null` : list;
    words[column] = new RawExpressionNode(hasDefault ? `Generated<${type}>` : type);
  }
  return words;
}
