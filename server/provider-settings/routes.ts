import type { FastifyInstance } from 'fastify';
import { getProvider } from '../../contract/provider-settings.ts';
import { serve } from '../http/serve.ts';

/** What clerks read about the configuration. Nobody changes it through the portal. */
export function serveProviderSettings(app: FastifyInstance): void {
  const { provider, settings } = app.deps;
  serve(app, getProvider, async () => ({ provider, settings }));
}
