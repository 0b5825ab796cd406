import { setTimeout as sleep } from 'node:timers/promises';
import type { Both } from './beside-bare.ts';
import { type Measured, ROUNDS, SIGN_INS } from './figures.ts';
import { median, msOf } from './portal.ts';

/** Pages and files that are asked for while the sign-ins wait for their answer. */
const ASKED = 60;

/** How long a page or a file takes while many users sign in, of its idle time: that of the two which is slowed down more. */
export async function besideSignIns({ portal: { url } }: Both): Promise<Measured> {
  const file = /\/assets\/[^"]+\.css/.exec(await (await fetch(url)).text())?.[0];
  if (!file) throw new Error('the home page names no style sheet');
  const slowdowns: number[] = [];
  const told: string[] = [];
  for (const path of ['/', file]) {
    const ask = () => msOf(async () => (await fetch(url + path)).text());
    const idle = median(await inTurn(ask));
    const busy: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const signingIn = Promise.all(Array.from({ length: SIGN_INS }, (_, turn) => signIn(url, round, turn)));
      busy.push(median(await inTurn(ask)));
      if (!(await signingIn).includes(503)) throw new Error('the sign-ins did not fill the queue');
    }
    slowdowns.push(median(busy) / idle);
    told.push(`${idle.toFixed(1)} to ${median(busy).toFixed(1)} ms`);
  }
  return { figure: Math.max(...slowdowns), bare: '', portal: `page ${told[0]}, file ${told[1]}` };
}

/** The times of an act that is repeated while others work. */
async function inTurn(act: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < ASKED; turn += 1) {
    times.push(await act());
    await sleep(20);
  }
  return times;
}

/** The status of the answer. Each comes from a network of its own, so that no limit counts them together. */
async function signIn(url: string, round: number, turn: number): Promise<number> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8:${round}:${turn.toString(16)}::1`,
    },
    body: JSON.stringify({ email: `nobody-${turn}@example.com`, password: 'wrong' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
