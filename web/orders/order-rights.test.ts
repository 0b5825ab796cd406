import { describe, expect, test } from 'vitest';
import { orderExamples } from '../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const { order, ...details } = orderExamples['GET /api/orders/{id}'].result;
const PLACED_BY = 'Erika Sommer';
const HOUR = { endsAt: '2099-01-01T12:00:00.000Z', isLate: false } as const;

const open = (
  rights: 'OWNER' | 'BUYER' | 'VIEWER',
  changes: Partial<typeof order> | { isOwn: boolean; status: 'COMPLETED' | 'PENDING' },
  locale: 'de' | 'en' | 'fr' = 'de',
  isOpen = true,
) =>
  pageOf(`/orders/${order.id}`, {
    user: { ...aUser(), rights },
    locale,
    answers: {
      [`GET /api/orders/${order.id}`]: {
        ...details,
        order: { ...order, purchaseReference: null, ...changes },
      },
      [`GET /api/orders/${order.id}/complaints`]: {
        complaints: [],
        total: 0,
        reporting: {
          isOpen,
          closesAt: HOUR.endsAt,
          terms: (['FIRST_NOTICE', 'OBVIOUS', 'HIDDEN'] as const).map((term) => ({ term, ...HOUR })),
        },
      },
    },
  });

const ONLY = {
  de: `Stornieren können nur ${PLACED_BY} und Kollegen mit allen Rechten.`,
  en: `Only ${PLACED_BY} and colleagues with all rights can cancel it.`,
  fr: `Seuls ${PLACED_BY} et vos collègues qui ont tous les droits peuvent l’annuler.`,
};

describe('the page of an order', () => {
  test.each([
    ['OWNER', false, false],
    ['BUYER', true, false],
    ['BUYER', false, true],
    ['VIEWER', false, true],
  ] as const)(
    'says who may cancel it, to a reader who may not: %s, own %s',
    async (rights, isOwn, isBlocked) => {
      for (const locale of ['de', 'en', 'fr'] as const) {
        const { words } = await open(rights, { isOwn, status: 'PENDING' }, locale);
        expect(words.includes(ONLY[locale])).toBe(isBlocked);
      }
    },
  );

  test('offers neither the own number nor a complaint to a viewer', async () => {
    const pending = { isOwn: false, status: 'PENDING' } as const;
    expect((await open('BUYER', pending)).words).toContain('Ihre Bestellnummer');
    expect((await open('VIEWER', pending)).words).not.toContain('Ihre Bestellnummer');
    const completed = { isOwn: false, status: 'COMPLETED' } as const;
    expect((await open('BUYER', completed)).words).not.toContain('Dafür reichen Ihre Rechte nicht.');
    const { words } = await open('VIEWER', completed);
    expect(words).toContain('Reklamation schreiben Dafür reichen Ihre Rechte nicht.');
  });

  test('leads to the e-mail address of support once complaints are no longer possible', async () => {
    const completed = { isOwn: false, status: 'COMPLETED' } as const;
    for (const locale of ['de', 'en', 'fr'] as const) {
      const { main } = await open('OWNER', completed, locale, false);
      expect(main).toMatch(/<section id="complaints"[^>]*>(?:(?!<\/section>).)*<a href="mailto:support@/s);
    }
  });
});
