import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server can answer: asks the database',
  access: 'public',
  result: z.object({
    status: z.literal('ok'),
    /** What answers the inventory: the database while a server reads the stock into memory. */
    stock: z.enum(['memory', 'database']),
  }),
  errors: { UNAVAILABLE: null },
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document',
  access: 'public',
  result: z.record(z.string(), z.unknown()),
});
