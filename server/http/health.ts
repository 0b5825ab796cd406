import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getHealth, getOpenApi } from '../../contract/health.ts';
import { Failure } from '../failure.ts';
import type { Json } from './json-schema.ts';
import { SerializedJson } from './serialized-json.ts';
import { serve } from './serve.ts';

/** Serves the health check and the OpenAPI document. */
export function serveHealth(app: FastifyInstance): void {
  const { db, provider, publicUrl } = app.deps;

  serve(app, getHealth, async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Failure('UNAVAILABLE');
    });
    return { status: 'ok' as const, stock: app.stock.isHeld ? ('memory' as const) : ('database' as const) };
  });

  // Built at the first call, when all endpoints are known, because that takes up to 200 ms of the thread.
  let document: SerializedJson<Json> | undefined;
  serve(app, getOpenApi, async () => {
    const { openApiDocument } = await import('./openapi.ts');
    document ??= SerializedJson.of(
      openApiDocument(app.endpoints, { name: provider.portalName, url: publicUrl }),
    );
    return document;
  });
}
