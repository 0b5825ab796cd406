import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillDemo } from './fill.ts';
import { httpPortal } from './http-portal.ts';

const USAGE = 'npm run demo -- [--vehicles 440] [--seed 1] [--url http://localhost:3000]';

/** Reads "--vehicles 50000 --seed 1 --url http://localhost:3000"; throws a sentence about what cannot be used. */
export function readArguments(words: string[]): { vehicles: number; seed: number; url: string } {
  const { values } = parseArgs({
    args: words,
    options: {
      vehicles: { type: 'string', default: '440' },
      // The seed of the demo that the program fills in by itself: a larger stock continues that one.
      seed: { type: 'string', default: '1' },
      url: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  const whole = (name: 'vehicles' | 'seed', most: number) => {
    const value = Number(values[name]);
    if (!/^\d+$/.test(values[name]) || value > most) {
      throw new Error(`--${name} has to be a whole number up to ${most}, not "${values[name]}"`);
    }
    return value;
  };
  if (!URL.canParse(values.url)) throw new Error(`--url has to be an address, not "${values.url}"`);
  // Serial numbers fill six figures of a VIN, thirteen steps apart.
  return { vehicles: whole('vehicles', 75_000), seed: whole('seed', 0xffff_ffff), url: values.url };
}

/** Fills a running portal that has the demo accounts, over HTTP; can be interrupted and called again. */
async function main(): Promise<void> {
  const { vehicles, seed, url } = readArguments(process.argv.slice(2));
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-demo-'));
  let told = '';
  try {
    await fillDemo(httpPortal(url), {
      vehicles,
      seed,
      folder,
      onProgress: (done, total, label) => {
        const message = `${label}: ${Math.floor((done / total) * 100)} %`;
        if (message !== told) console.log(message);
        told = message;
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// Started as a program, not imported by a test.
if (process.argv[1]?.endsWith('cli.ts')) {
  main().catch((error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 1;
  });
}
