import { expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, aSpec, aZip } from '../../fixtures/deliveries.ts';
import { tryTexts, LONGEST_BYTES, PROBE_BYTES } from '../../fixtures/event-loop.ts';
import { deliveriesOf } from '../../fixtures/hostile-deliveries.ts';
import { HOSTILE_SHAPES } from '../../fixtures/hostile-texts.ts';
import { SPEC_LABELS } from './spec-labels.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);

/** A ZIP entry name can have 65,535 bytes. */
const NAME_LONGEST_BYTES = 65_000;

const delivery = deliveriesOf(app, cookie);
const TEXTS = { lengths: [PROBE_BYTES, LONGEST_BYTES], shapes: HOSTILE_SHAPES };
const NAMES = { lengths: [NAME_LONGEST_BYTES], shapes: HOSTILE_SHAPES };

const tooLong = (field: string) => [expect.objectContaining({ field, code: 'TOO_LONG' })];

// A first delivery, so that one-time work is not measured.
await (
  await delivery(await aDelivery(aSpec({ priceNet: 'none' })))
)();

test('a number with an exponent of 60,000 digits in a ZIP of 400 bytes is refused at once, and its field is named', async () => {
  const { slow, answers } = await tryTexts({
    lengths: [60_001],
    shapes: ['digits'],
    prepare: async (kw) => {
      const zip = await aDelivery(aSpec({ kw }));
      expect(zip.length).toBeLessThan(400);
      return delivery(zip);
    },
  });
  expect(slow).toBeNull();
  expect(answers[0]).toMatchObject({
    status: 422,
    reason: 'FIELDS_INVALID',
    params: { fields: tooLong('kw') },
  });
});

const FIELDS = Object.keys(SPEC_LABELS);
/** A key of spec.json with its quotes, the colon and the quotes of the text. */
const NAME_AND_QUOTES_BYTES = 40;

test('no text in all fields of spec.json at once delays other requests', async () => {
  const bytes = Math.floor(LONGEST_BYTES / FIELDS.length);
  const { slow, answers } = await tryTexts({
    lengths: [bytes - NAME_AND_QUOTES_BYTES],
    shapes: HOSTILE_SHAPES,
    prepare: async (text) =>
      delivery(await aDelivery(Object.fromEntries(FIELDS.map((field) => [field, text])))),
  });
  expect(slow).toBeNull();
  for (const { params } of answers) expect(params?.fields).toHaveLength(FIELDS.length);
});

test('no key of spec.json delays other requests', async () => {
  const { slow } = await tryTexts({
    ...TEXTS,
    prepare: async (text) => delivery(await aDelivery(aSpec({ [text]: 'value', priceNet: 'none' }))),
  });
  expect(slow).toBeNull();
});

test.each([
  ['text that is not JSON', (text: string) => text],
  ['truncated JSON', (text: string) => `{"make": "${text}`],
])('no spec.json with %s delays other requests', async (_, contentOf) => {
  const { slow, answers } = await tryTexts({
    ...TEXTS,
    prepare: async (text) => delivery(await aZip([{ name: 'spec.json', content: contentOf(text) }])),
  });
  expect(slow).toBeNull();
  for (const { reason } of answers) expect(reason).toBe('SPEC_INVALID_JSON');
});

test('no equipment.txt delays other requests', async () => {
  const { slow, answers } = await tryTexts({
    ...TEXTS,
    prepare: async (text) => delivery(await aDelivery(aSpec(), { 'equipment.txt': text })),
  });
  expect(slow).toBeNull();
  for (const { params } of answers) expect(params?.fields).toEqual(tooLong('equipmentText'));
});

test('no entry name delays other requests', async () => {
  const { slow, answers } = await tryTexts({
    ...NAMES,
    prepare: async (text) =>
      delivery(
        await aDelivery(
          aSpec(),
          Object.fromEntries(Array.from('abcdefgh', (each) => [`${each}.${text}.jpg`, ''])),
        ),
      ),
  });
  expect(slow).toBeNull();
  for (const { reason } of answers) expect(reason).toBe('ENTRY_PATH_UNSAFE');
});

test('no upload file name delays other requests', async () => {
  const { slow } = await tryTexts({ ...NAMES, prepare: (text) => delivery(Buffer.alloc(0), text) });
  expect(slow).toBeNull();
});
