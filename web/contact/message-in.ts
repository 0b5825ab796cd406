import { CallFailed } from '../api/call.ts';

/** The `message` in the JSON of a response that is not an error of the portal, such as that of a proxy. */
export function messageIn(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  try {
    const body: unknown = JSON.parse(error.message.slice(`${error.status}: `.length));
    if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
    return typeof body.message === 'string' && body.message.trim() !== '' ? body.message : undefined;
  } catch {
    return undefined;
  }
}
