import { expect, test } from 'vitest';
import { callBy } from '../../api/call.ts';
import { ChangedMeanwhile, changeVehicle } from './change-vehicle.ts';

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** A server with one vehicle. `meanwhile` runs once, between the read and the change. */
function aServer(vehicle: Record<string, unknown>, meanwhile: Record<string, unknown> = {}) {
  const sent: unknown[] = [];
  let pending = meanwhile;
  const tag = () => JSON.stringify(vehicle);
  const call = callBy(async (_, { method, headers, body }) => {
    if (method === 'GET') {
      const answer = {
        status: 200,
        statusText: '',
        text: JSON.stringify({ vehicle, media: [] }),
        header: (
          (etag) => () =>
            etag
        )(tag()),
      };
      Object.assign(vehicle, pending);
      pending = {};
      return answer;
    }
    if (headers['if-match'] !== tag())
      return { status: 412, statusText: '', text: '{"code":"EDITED_MEANWHILE"}' };
    sent.push(JSON.parse(body ?? ''));
    Object.assign(vehicle, sent.at(-1));
    return { status: 200, statusText: '', text: JSON.stringify({ vehicle, media: [] }) };
  });
  return { call, sent };
}

const priceChange = (from: string, to: string) => ({
  id: ID,
  from: { priceNet: from },
  changes: { priceNet: to },
});

test('a price is changed if it is still the one that the clerk saw', async () => {
  const { call, sent } = aServer({ priceNet: '15000.00' });
  const { vehicle } = await changeVehicle(priceChange('15000.00', '14000.00'), call);
  expect(vehicle.priceNet).toBe('14000.00');
  expect(sent).toEqual([{ priceNet: '14000.00' }]);
});

test('a price that somebody else has changed is not overwritten, and the clerk learns the current one', async () => {
  const { call, sent } = aServer({ priceNet: '14900.00' });
  const error = await changeVehicle(priceChange('14000.00', '15000.00'), call).catch(
    (reason: unknown) => reason,
  );
  expect(error instanceof ChangedMeanwhile && error.current.priceNet).toBe('14900.00');
  expect(sent).toEqual([]);
});

test('a price that somebody else changes between the two calls is not overwritten either', async () => {
  const { call, sent } = aServer({ priceNet: '14000.00' }, { priceNet: '14900.00' });
  await expect(changeVehicle(priceChange('14000.00', '15000.00'), call)).rejects.toBeInstanceOf(
    ChangedMeanwhile,
  );
  expect(sent).toEqual([]);
});

test('a price whose answer was lost is saved, not changed by somebody else', async () => {
  const now = { priceNet: '14000.00' };
  const { call, sent } = aServer(now);
  expect((await changeVehicle(priceChange('15000.00', '14000.00'), call)).vehicle).toEqual(now);
  expect(sent).toEqual([]);
});

test('a restored price that still shows the former one is not taken for saved', async () => {
  const { call } = aServer({ priceNet: '14000.00', formerPriceNet: '15000.00' });
  const undo = {
    ...priceChange('15000.00', '14000.00'),
    changes: { priceNet: '14000.00', formerPriceNet: null },
  };
  await expect(changeVehicle(undo, call)).rejects.toBeInstanceOf(ChangedMeanwhile);
});

test.each([
  ['has reserved', 'AVAILABLE', 'RESERVED', {}],
  ['no longer holds', 'RESERVED', 'AVAILABLE', { releases: null }],
] as const)(
  'a vehicle that a dealer %s is not taken for one that the clerk has changed',
  async (_, seen, status, more) => {
    const { call } = aServer({ status });
    const change = { id: ID, from: { status: seen }, changes: { status, ...more } };
    await expect(changeVehicle(change, call)).rejects.toBeInstanceOf(ChangedMeanwhile);
  },
);

test('a change of another field does not stop the change of a price', async () => {
  const { call, sent } = aServer({ priceNet: '15000.00', colour: 'Grau' }, { colour: 'Rot' });
  const { vehicle } = await changeVehicle(priceChange('15000.00', '14000.00'), call);
  expect(vehicle).toMatchObject({ priceNet: '14000.00', colour: 'Rot' });
  expect(sent).toHaveLength(1);
});
