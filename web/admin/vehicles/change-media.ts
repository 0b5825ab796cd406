import type { DocumentType } from '../../../contract/document-types.ts';
import type { Medium } from '../../../contract/vehicles.ts';
import { call as callOfPage, type Call, isRefused } from '../../api/call.ts';
import { ATTEMPTS } from './change-vehicle.ts';

/** Somebody else has changed what the clerk changes since the clerk saw it. `media` is how they are now. */
export class MediaChangedMeanwhile extends Error {
  readonly media: readonly Medium[];

  constructor(media: readonly Medium[]) {
    super('the media were changed meanwhile');
    this.media = media;
  }
}

/** `id` at the place `to` of the others. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** The ids of all media when those in `order` share their places in this order, and the others stay where they are. */
export function orderOfAll(media: readonly Pick<Medium, 'id'>[], order: readonly string[]): string[] {
  const rest = [...order];
  return media.map(({ id }) => (order.includes(id) ? (rest.shift() ?? id) : id));
}

/** What a clerk has chosen and the server may not have answered yet. */
export interface WantedMedia {
  order?: readonly string[];
  cover?: string;
  types?: Readonly<Record<string, DocumentType>>;
}

/** The media as the clerk sees them. Those that were added meanwhile come last. */
export function asWanted(media: readonly Medium[], { order = [], cover, types = {} }: WantedMedia): Medium[] {
  const placeOf = ({ id }: Medium) => (order.includes(id) ? order.indexOf(id) : order.length);
  return media
    .map((medium) => ({
      ...medium,
      isCover: cover === undefined ? medium.isCover : medium.id === cover,
      documentType: types[medium.id] ?? medium.documentType,
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Changes media of a vehicle if they are still as the clerk saw them. A change of the vehicle by somebody else gives it a
 * new ETag, so the media are read first and compared. If-Match refuses a change that comes between the two calls. Nothing is
 * sent if they are as the clerk wants them: an earlier attempt, whose answer was lost, has changed them.
 */
export async function changeMedia(
  vehicleId: string,
  { isAsSeen, isAsWanted }: Record<'isAsSeen' | 'isAsWanted', (media: readonly Medium[]) => boolean>,
  change: (headers: { 'if-match': string }) => Promise<unknown>,
  call: Call = callOfPage,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { result, header } = await call.withHeaders('GET /api/vehicles/{id}', {
      params: { id: vehicleId },
    });
    if (!isAsSeen(result.media)) {
      if (isAsWanted(result.media)) return;
      throw new MediaChangedMeanwhile(result.media);
    }
    try {
      await change({ 'if-match': header('etag') ?? '' });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isOvertaken(error)) throw error;
    }
  }
}

const isOvertaken = (error: unknown) =>
  isRefused(error, 'PUT /api/vehicles/{id}/media/order', 'EDITED_MEANWHILE') ||
  isRefused(error, 'PATCH /api/vehicles/{id}/media/{mediaId}', 'EDITED_MEANWHILE');
