import { expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, aSpec } from '../../fixtures/deliveries.ts';
import { tryTexts, LONGEST_BYTES, PROBE_BYTES } from '../../fixtures/event-loop.ts';
import { deliveriesOf } from '../../fixtures/hostile-deliveries.ts';
import { HOSTILE_SHAPES } from '../../fixtures/hostile-texts.ts';
import { CONDITION_FIELDS } from './condition.ts';
import { SPEC_LABELS, type SpecField } from './spec-labels.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);
const delivery = deliveriesOf(app, cookie);

const TEXTS = { lengths: [PROBE_BYTES, LONGEST_BYTES], shapes: HOSTILE_SHAPES };

const tooLong = (field: string) => [expect.objectContaining({ field, code: 'TOO_LONG' })];

// A first delivery, so that one-time work is not measured.
await (
  await delivery(await aDelivery(aSpec({ priceNet: 'none' })))
)();

// Object.entries loses the type of the keys.
const FIELDS = (Object.entries(SPEC_LABELS) as [SpecField, readonly string[]][]).filter(
  ([field]) => !CONDITION_FIELDS.some((each) => each === field),
);

test.each(FIELDS)('no text in the field %s of spec.json delays other requests', async (field, labels) => {
  // Takes the keys of the field in turn.
  const keys = [field, ...labels];
  const { slow, answers } = await tryTexts({
    ...TEXTS,
    prepare: async (text, place) => {
      const { [field]: _, ...others } = aSpec();
      return delivery(await aDelivery({ ...others, [keys[place % keys.length] ?? field]: text }));
    },
  });
  expect(slow).toBeNull();
  for (const { params } of answers) expect(params?.fields).toEqual(tooLong(field));
});

const MEMBERS = [
  ['damages', 'part'],
  ['damages', 'size'],
  ['damages', 'estimate'],
  ['tyres', 'axle'],
  ['tyres', 'mm'],
  ['paint', 'microns'],
] as const;

test('no text in a member of the condition delays other requests', async () => {
  const { slow, answers } = await tryTexts({
    ...TEXTS,
    prepare: async (text, place) => {
      const [field, member] = MEMBERS[place % MEMBERS.length] ?? MEMBERS[0];
      return delivery(await aDelivery(aSpec({ [field]: [{ [member]: text }] })));
    },
  });
  expect(slow).toBeNull();
  for (const { reason } of answers) expect(reason).toBe('FIELDS_INVALID');
});
