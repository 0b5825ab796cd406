import type { ExamplesOf } from '../endpoints.ts';
import type * as events from '../events.ts';

export const eventExamples: ExamplesOf<typeof events> = { 'GET /api/events': { query: { age: '1200' } } };
