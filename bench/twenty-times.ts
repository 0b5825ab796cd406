import { filledFolder } from '../e2e/filled-folder.ts';
import type { Both } from './beside-bare.ts';
import type { Measured } from './figures.ts';
import { startGrown } from './grow-stock.ts';
import { inAlternation, perSecond, type Question } from './load.ts';
import { signIn } from './portal.ts';

const TIMES = 20;

/** The questions a second of a portal with twenty times as many vehicles, of those of this portal. */
export async function besideTwentyTimes(both: Both, questionOf: (both: Both) => Question): Promise<Measured> {
  const { rows } = await both.client.query<{ vehicles: number }>(
    'select count(*)::integer as vehicles from vehicles',
  );
  const vehicles = (rows[0]?.vehicles ?? 0) * TIMES;
  const portal = await startGrown(await filledFolder(), { vehicles, isReadOnly: true });
  try {
    const dealer = { cookie: await signIn(portal.url, 'dealer@example.com') };
    const { few, many } = await inAlternation({
      few: questionOf(both),
      many: questionOf({ ...both, portal, dealer }),
    });
    return {
      figure: many.requestsPerSecond / few.requestsPerSecond,
      bare: perSecond(few),
      portal: perSecond(many),
    };
  } finally {
    await portal.stop();
  }
}
