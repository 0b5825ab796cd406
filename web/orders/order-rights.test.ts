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

const ONLY_OWNERS = {
  de: 'Stornieren können nur Kollegen mit allen Rechten.',
  en: 'Only colleagues with all rights can cancel it.',
  fr: 'Seuls vos collègues qui ont tous les droits peuvent l’annuler.',
};

const NOT_ENOUGH = {
  de: 'Bestellung stornieren Dafür reichen Ihre Rechte nicht.',
  en: 'Cancel order Your rights do not allow this.',
  fr: 'Annuler la commande Vos droits ne le permettent pas.',
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

  test('names no colleague to a viewer who placed the order, and may not cancel it any more', async () => {
    for (const locale of ['de', 'en', 'fr'] as const) {
      const { words } = await open('VIEWER', { isOwn: true, status: 'PENDING' }, locale);
      expect(words).not.toContain(ONLY[locale]);
      expect(words).toContain(NOT_ENOUGH[locale]);
    }
  });

  test('names no colleague who placed the order, and may not cancel it any more', async () => {
    for (const locale of ['de', 'en', 'fr'] as const) {
      const order = { isOwn: false, placerMayCancel: false, status: 'PENDING' } as const;
      const { words } = await open('BUYER', order, locale);
      expect(words).not.toContain(ONLY[locale]);
      expect(words).toContain(ONLY_OWNERS[locale]);
    }
  });

  test('offers neither the own number nor a complaint to a viewer', async () => {
    const pending = { isOwn: false, status: 'PENDING' } as const;
    expect((await open('BUYER', pending)).words).toContain('Ihre Bestellnummer');
    expect((await open('VIEWER', pending)).words).not.toContain('Ihre Bestellnummer');
    const completed = { isOwn: false, status: 'COMPLETED' } as const;
    expect((await open('BUYER', completed)).words).not.toContain('Dafür reichen Ihre Rechte nicht.');
    const { words } = await open('VIEWER', completed);
    expect(words).toContain('Reklamation schreiben Dafür reichen Ihre Rechte nicht.');
  });

  test.each([
    ['de', 'melden ihn Kollegen, die auch bestellen dürfen, hier bis zum', 'Melden Sie es hier'],
    ['en', 'colleagues who may order report it here by', 'Report it here'],
    ['fr', 'un collègue autorisé à commander le signale ici au plus tard le', 'Signalez-le ici'],
  ] as const)(
    'asks a viewer to report no defect, and says who can: %s',
    async (locale, byColleagues, byReader) => {
      const completed = {
        isOwn: false,
        status: 'COMPLETED',
        completedAt: '2026-11-18T09:00:00.000Z',
      } as const;
      const { words } = await open('VIEWER', completed, locale);
      // As the next step, and above the button.
      expect(words.split(byColleagues)).toHaveLength(3);
      expect(words).not.toContain(byReader);
      const ofBuyer = (await open('BUYER', completed, locale)).words;
      expect(ofBuyer).toContain(byReader);
      expect(ofBuyer).not.toContain(byColleagues);
    },
  );

  test('leads to the e-mail address of support once complaints are no longer possible', async () => {
    const completed = { isOwn: false, status: 'COMPLETED' } as const;
    for (const locale of ['de', 'en', 'fr'] as const) {
      const { main } = await open('OWNER', completed, locale, false);
      expect(main).toMatch(/<section id="complaints"[^>]*>(?:(?!<\/section>).)*<a href="mailto:support@/s);
    }
  });
});
