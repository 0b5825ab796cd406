import { expect, test } from 'vitest';
import { vehicleExamples } from '../../../contract/examples/vehicles.ts';
import type { Medium } from '../../../contract/vehicles.ts';
import { callBy, CallFailed } from '../../api/call.ts';
import { changeMedia, MediaChangedMeanwhile, movedTo, orderOfAll } from './change-media.ts';

const { result } = vehicleExamples['GET /api/vehicles/{id}'];

const ORDER = 'PUT /api/vehicles/{id}/media/order';
const overtaken = new CallFailed(412, JSON.stringify({ code: 'EDITED_MEANWHILE' }), '', ORDER);

test('a medium moves to its new place among the others', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'b', 2)).toEqual(['a', 'c', 'b']);
});

test('a new order of the pictures leaves the documents at their places', () => {
  const media = ['front', 'report', 'rear', 'inside'].map((id) => ({ id }));
  expect(orderOfAll(media, ['inside', 'front', 'rear'])).toEqual(['inside', 'report', 'front', 'rear']);
});

/** Reads the example each time, with another ETag. */
function aCall() {
  let reads = 0;
  return callBy(async () => {
    reads += 1;
    const tag = `"${reads}"`;
    return { status: 200, statusText: 'OK', text: JSON.stringify(result), header: () => tag };
  });
}

const SEEN = {
  isAsSeen: (media: readonly Medium[]) => media.length === result.media.length,
  isAsWanted: () => false,
};
const UNSEEN = { isAsSeen: () => false, isAsWanted: () => false };

test('a change of media is retried with the new ETag if somebody has changed something else', async () => {
  const sent: string[] = [];
  await changeMedia(
    result.vehicle.id,
    SEEN,
    async (headers) => {
      sent.push(headers['if-match']);
      if (sent.length === 1) throw overtaken;
    },
    aCall(),
  );
  expect(sent).toEqual(['"1"', '"2"']);
});

test('a change of media is not sent if they are not as the clerk saw them, and is given up after three attempts', async () => {
  const never = async () => expect.unreachable();
  const refused = changeMedia(result.vehicle.id, UNSEEN, never, aCall());
  await expect(refused).rejects.toThrow(MediaChangedMeanwhile);
  await expect(refused).rejects.toHaveProperty('media', result.media);
  let attempts = 0;
  const always = async () => {
    attempts += 1;
    throw overtaken;
  };
  await expect(changeMedia(result.vehicle.id, SEEN, always, aCall())).rejects.toBe(overtaken);
  expect(attempts).toBe(3);
});
