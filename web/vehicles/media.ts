import { call, type Call, type ResultOf } from '../api/call.ts';

type Media = ResultOf<'GET /api/vehicles/{id}/media'>;

/** The pictures and documents of a vehicle. If the call fails, they are empty and the failure is only logged. */
export async function fetchMedia(id: string, by: Call = call): Promise<Media> {
  try {
    return await by('GET /api/vehicles/{id}/media', { params: { id } });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the log of a browser is its console
    console.warn(`no media of vehicle ${id}:`, error);
    return [];
  }
}
