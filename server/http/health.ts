import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getHealth, getOpenApi } from '../../contract/health.ts';
import { Failure } from '../failure.ts';
import { openApiDocument } from './openapi.ts';
import { serve } from './serve.ts';

/** Serves the health check and the OpenAPI document. */
export function serveHealth(app: FastifyInstance): void {
  const { db, provider, publicUrl } = app.deps;

  serve(app, getHealth, async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Failure('UNAVAILABLE');
    });
    return { status: 'ok' as const };
  });

  serve(app, getOpenApi, async () =>
    openApiDocument(app.endpoints, { name: provider.portalName, url: publicUrl }),
  );
}
