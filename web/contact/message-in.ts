import { CallFailed } from '../api/call.ts';

/** The `message` in the JSON of a response that is not an error of the portal, such as that of a proxy. */
export function messageIn(error: unknown): string | undefined {
  const body = error instanceof CallFailed ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message.trim() !== '' ? body.message : undefined;
}
