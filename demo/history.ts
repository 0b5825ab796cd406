import { workingDaysAgo } from './calendar.ts';
import { DEMO_ADMIN, DEMO_PASSWORD } from './accounts.ts';
import { companyScenes } from './history-company.ts';
import { DEMO_DEALERS } from './dealers.ts';
import { deliveryScenes } from './history-stock.ts';
import { dealerScenes, deskScenes } from './history-desk.ts';
import { tradeScenes } from './history-trades.ts';
import { type Caller, type Portal, signIn } from './portal.ts';
import type { HistoryOptions, Scene } from './scene.ts';
import { TRADES } from './trades.ts';

const BEGIN = workingDaysAgo(46, '08:00');
/** As long as people stay signed in to the portal, about. */
const SESSION_MS = 4 * 24 * 60 * 60 * 1000;
/** The mailbox of this dealer was full for some days. */
const FULL = {
  email: 'luxembourg@dealers.example.com',
  from: workingDaysAgo(9, '15:00'),
  to: workingDaysAgo(5, '08:00'),
};

/** The first instant of the history. */
export const beginOf = (now: Date): Date => BEGIN(now);

/**
 * Fills a portal with nine weeks of a market and of its desk, through the API of the portal: the same vehicles and dealers as
 * `fillDemo`, other orders. It completes an interrupted history. The admin account must exist.
 */
export async function playHistory(portal: Portal, options: HistoryOptions): Promise<void> {
  const { past, onProgress } = options;
  const scenes = scenesOf(options).filter(({ at }) => at(past.now) < past.now);
  if (past.done >= scenes.length) return;
  const admin = await signIn(portal, DEMO_ADMIN, DEMO_PASSWORD);
  const signedIn = new Map<string, { caller: Caller; at: Date }>();
  for (const [place, { at: moment, act }] of scenes.entries()) {
    if (place < past.done) continue;
    const at = moment(past.now);
    await past.moveTo(at);
    const dealer = async (email: string) => {
      const known = signedIn.get(email);
      if (known && at.getTime() - known.at.getTime() < SESSION_MS) return known.caller;
      const caller = await signIn(portal, email, DEMO_PASSWORD);
      signedIn.set(email, { caller, at });
      return caller;
    };
    await act({ portal, options, admin, dealer, at });
    const isFull = at >= FULL.from(past.now) && at < FULL.to(past.now);
    await past.work(isFull ? FULL.email : '');
    past.done = place + 1;
    await past.save();
    onProgress?.(place + 1, scenes.length, 'history');
  }
}

/** All scenes in the order of their moments. */
function scenesOf(options: HistoryOptions): Scene[] {
  const { now } = options.past;
  const giveUp: Scene = { at: FULL.to, act: ({ options: { past } }) => past.giveUp() };
  const scenes = [
    ...deliveryScenes(options),
    ...DEMO_DEALERS.flatMap(dealerScenes),
    ...deskScenes(),
    ...companyScenes(),
    ...tradeScenes(TRADES, options),
    giveUp,
  ];
  return scenes.toSorted((a, b) => a.at(now).getTime() - b.at(now).getTime());
}
