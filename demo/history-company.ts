import { fromCents, toCents } from '../contract/money.ts';
import { DEMO_COLLEAGUE } from './accounts.ts';
import { hoursAgo, workingDaysAgo } from './calendar.ts';
import { inviteColleague } from './company.ts';
import { vehiclesByVin, vehiclesOf } from './fill.ts';
import type { Scene } from './scene.ts';

/** A 320d Touring and a Golf Variant, which are above the limit together. */
const REQUESTED_SERIALS: readonly number[] = [57, 63];

/** The colleague is invited, and later asks the owner to order. */
export function companyScenes(): Scene[] {
  return [
    {
      at: workingDaysAgo(12, '09:05'),
      act: async ({ dealer }) => inviteColleague(await dealer(DEMO_COLLEAGUE.owner)),
    },
    {
      at: hoursAgo(2.6),
      async act({ admin, dealer, options }) {
        const listed = await vehiclesByVin(admin);
        const wanted = [...vehiclesOf(options)]
          .filter(({ serial }) => REQUESTED_SERIALS.includes(serial))
          .flatMap(({ vin }) => listed.get(vin) ?? []);
        const buyer = await dealer(DEMO_COLLEAGUE.email);
        await buyer.send('POST', '/api/company/requests', {
          vehicleIds: wanted.map(({ id }) => id),
          totalAmount: fromCents(wanted.reduce((sum, { priceNet }) => sum + toCents(priceNet), 0)),
          notes: 'Für beide habe ich schon Interessenten.',
          purchaseReference: 'AN-0994',
        });
      },
    },
  ];
}
