import type { Both } from './beside-bare.ts';
import { CHANGES_A_SECOND, ROUNDS } from './figures.ts';
import { type Load, measureLoad, medianOf, type Question } from './load.ts';

let measured: Promise<Record<'quiet' | 'busy', Load>> | undefined;

/** The load that a list carries while nothing changes, and while the prices of vehicles change all the time. */
export function busyList(both: Both, question: Question): Promise<Record<'quiet' | 'busy', Load>> {
  measured ??= measureBusy(both, question);
  return measured;
}

async function measureBusy(both: Both, question: Question): Promise<Record<'quiet' | 'busy', Load>> {
  const rounds = { quiet: [] as Load[], busy: [] as Load[] };
  await measureLoad(question, { seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.quiet.push(await measureLoad(question));
    const changes = changeAllTheTime(both);
    rounds.busy.push(await measureLoad(question));
    await changes.stop();
  }
  return { quiet: medianOf(rounds.quiet), busy: medianOf(rounds.busy) };
}

/** Each change is a transaction of its own. */
function changeAllTheTime({ client, vehicleIds }: Both) {
  let change: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const id = vehicleIds[Math.floor(Math.random() * vehicleIds.length)];
    change = client.query('update vehicles set price_net = price_net + 1, updated_at = now() where id = $1', [
      id,
    ]);
  }, 1000 / CHANGES_A_SECOND);
  return {
    stop: async () => {
      clearInterval(timer);
      await change;
    },
  };
}
