import { afterEach, describe, expect, test, vi } from 'vitest';
import { callBy } from '../api/call.ts';
import { fetchMedia } from './media.ts';

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** A server that gives this answer to every call and records the calls. */
function aServer(status: number, body: unknown) {
  const asked: string[] = [];
  const call = callBy(async (url, { method }) => {
    asked.push(`${method} ${url}`);
    return { status, statusText: '', text: JSON.stringify(body) };
  });
  return { asked, call };
}

afterEach(() => vi.restoreAllMocks());

describe('the media of a vehicle', () => {
  test('are fetched by the id of the vehicle', async () => {
    const server = aServer(200, [{ id: 'm', url: '/media/m', mediaType: 'image', isCover: true }]);
    expect(await fetchMedia(ID, server.call)).toMatchObject([{ url: '/media/m' }]);
    expect(server.asked).toEqual([`GET /api/vehicles/${ID}/media`]);
  });

  test('are empty when the call fails, which is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await fetchMedia(ID, aServer(500, { code: 'INTERNAL' }).call)).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  });

  test('are empty when the server does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const call = callBy(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchMedia(ID, call)).toEqual([]);
  });
});
