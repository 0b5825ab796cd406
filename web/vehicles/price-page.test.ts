import { expect, test } from 'vitest';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { textOf } from '../../fixtures/html-text.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import type { User } from '../api/user.ts';

const EXAMPLE = vehicleExamples['GET /api/vehicles/{id}'].result;

/** The page of a vehicle for 33.490 € net. */
function open(asked: { user: User; locale: 'de' | 'en' | 'fr' }) {
  const { id } = EXAMPLE.vehicle;
  const vehicle = { ...EXAMPLE.vehicle, priceNet: '33490.00', formerPriceNet: null, status: 'AVAILABLE' };
  return pageOf(`/vehicles/${id}`, {
    ...asked,
    answers: { [`GET /api/vehicles/${id}`]: { vehicle, media: [] } },
  });
}

test.each([
  [
    'de',
    'netto · mit 19 % USt. (6.363,10 €) brutto 39.853,10 €',
    'USt. für Sie 0 % 0,00 € Steuerfreie innergemeinschaftliche Lieferung',
    'Ihr Preis, zzgl. Lieferung 33.490,00 €',
  ],
  [
    'en',
    'net · gross 39.853,10 € with 19% VAT (6.363,10 €)',
    'Your VAT 0 % 0,00 € VAT-exempt intra-Community supply',
    'Your price, plus delivery 33.490,00 €',
  ],
  [
    'fr',
    'HT · TTC 39.853,10 € avec TVA 19 % (6.363,10 €)',
    'TVA pour vous 0 % 0,00 € Livraison intracommunautaire exonérée',
    'Votre prix, livraison en sus 33.490,00 €',
  ],
] as const)(
  'a dealer of another EU country reads their price without VAT, beside the German price: %s',
  async (locale, german, vat, total) => {
    const french = { country: 'FR', vatId: 'FR83404833048' };
    const { words } = await open({ user: aUser(french), locale });
    expect(words).toContain(german);
    expect(words).toContain(vat);
    expect(words).toContain(total);
    // Each order has a delivery, so the price alone is never what is to be paid.
    expect(words).not.toMatch(/zu zahlen|to pay|you pay|à payer/i);
    for (const dealer of [
      {},
      { ...french, vatIdCheck: 'INVALID' },
      { country: 'CH', vatId: 'CHE123456788' },
    ] as const) {
      const at19 = await open({ user: aUser(dealer), locale });
      expect(at19.words).toContain('39.853,10 €');
      expect(at19.words).not.toContain(total);
    }
  },
);

test.each([
  ['de', '0 % USt., zzgl. Lieferung', 'brutto 39.853,10 €'],
  ['en', '0% VAT, plus delivery', 'gross 39.853,10 €'],
  ['fr', 'TVA 0 %, livraison en sus', 'TTC 39.853,10 €'],
] as const)(
  'the bar on phones has no VAT for a dealer of another EU country: %s',
  async (locale, exempt, gross) => {
    const barFor = async (dealer: object) => {
      const { main } = await open({ user: aUser(dealer), locale });
      return textOf(main.slice(main.indexOf('data-bottom-bar'))).replaceAll(/\s+/g, ' ');
    };
    const french = await barFor({ country: 'FR', vatId: 'FR83404833048' });
    expect(french).toContain(`33.490,00 € ${exempt}`);
    expect(french).not.toContain(gross);
    expect(await barFor({})).toContain(`33.490,00 € ${gross}`);
  },
);
