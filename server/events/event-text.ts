import { TOLD_VEHICLES_MAX } from '../../contract/event-figures.ts';
import type { LiveEventName, LiveEvents } from '../../contract/events.ts';
import type { Stock } from '../stock/stock.ts';
import type { News } from './feed.ts';

/** An event as it is sent. */
export const eventText = <Name extends LiveEventName>(name: Name, data: LiveEvents[Name]): Buffer =>
  Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** The event about vehicles, which is the same for everybody; undefined if none has changed. */
export function vehiclesText({ vehicleIds, isStockNew }: News, stock: Stock | undefined): Buffer | undefined {
  if (isStockNew || vehicleIds.size > TOLD_VEHICLES_MAX) return eventText('stock', {});
  if (vehicleIds.size === 0 || !stock) return undefined;
  const states = [...vehicleIds].map((id) => stock.stateOf(id) ?? id);
  return eventText('vehicles', {
    vehicles: states.filter((state) => typeof state !== 'string'),
    gone: states.filter((state) => typeof state === 'string'),
  });
}
