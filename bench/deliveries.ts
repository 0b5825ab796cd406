import { aDelivery, aVin } from '../e2e/delivery.ts';
import type { Both } from './beside-bare.ts';
import { DELIVERIES, type Measured, ROUNDS } from './figures.ts';
import { type Load, measureLoad, medianOf, type Question } from './load.ts';
import { signIn } from './portal.ts';

const PICTURES = 8;

/** The p99 of a list while deliveries with pictures come in one after the other, of that while nothing comes in. */
export async function listWhileDelivering({ portal: { url } }: Both, question: Question): Promise<Measured> {
  const cookie = await signIn(url, 'admin@example.com');
  const quiet: Load[] = [];
  await measureLoad(question, { seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) quiet.push(await measureLoad(question));
  const zips: Buffer[] = [];
  while (zips.length < DELIVERIES) zips.push(await aDelivery({ vin: aVin(), pictures: PICTURES }));

  let isDone = false;
  const sending = (async () => {
    try {
      for (const zip of zips) await send(url, cookie, zip);
    } finally {
      isDone = true;
    }
  })();
  const busy: Load[] = [];
  while (!isDone) busy.push(await measureLoad(question));
  await sending;
  const [idle, loaded] = [medianOf(quiet), medianOf(busy)];
  return { figure: loaded.p99 / idle.p99, bare: `idle ${idle.p99} ms`, portal: `${loaded.p99} ms` };
}

async function send(url: string, cookie: string, zip: Buffer): Promise<void> {
  const form = new FormData();
  form.append('zipFile', new File([new Uint8Array(zip)], 'delivery.zip', { type: 'application/zip' }));
  const answer = await fetch(`${url}/api/upload/vehicle-zip`, {
    method: 'POST',
    headers: { cookie, origin: new URL(url).origin },
    body: form,
  });
  if (!answer.ok) throw new Error(`a delivery was answered ${answer.status} ${await answer.text()}`);
}
