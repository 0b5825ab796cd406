import { expect, test } from 'vitest';
import { tryTexts } from '../fixtures/event-loop.ts';
import { HOSTILE_SHAPES } from '../fixtures/hostile-texts.ts';
import { pageOf } from '../fixtures/pages.ts';

/** Node refuses a request whose address and headers together exceed 16 KB. */
const ADDRESS_LONGEST_BYTES = 15_000;

test.each(['/', '/vehicles/', '/vehicles?q=', '/vehicles?priceMax=', '/auth?next=/', '/blog/', '/?lang='])(
  'no address that begins with %s delays other requests',
  async (start) => {
    // The first page also does what is done only once. It is not measured.
    await pageOf(start);
    const { slow } = await tryTexts({
      lengths: [ADDRESS_LONGEST_BYTES],
      shapes: HOSTILE_SHAPES,
      prepare: (text) => {
        const path = start + encodeURIComponent(text).slice(0, ADDRESS_LONGEST_BYTES);
        return async () => expect((await pageOf(path)).status).toBeLessThan(500);
      },
    });
    expect(slow).toBeNull();
  },
);
