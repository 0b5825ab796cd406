import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';

test.each([
  ['de', de, '2\u00a0Fahrzeuge sind', 'das Fahrzeug ist', 'eine Stornorechnung ausgestellt'],
  ['en', en, '2\u00a0vehicles become', 'the vehicle becomes', 'A credit note is issued'],
  ['fr', fr, '2\u00a0véhicules redeviennent', 'le véhicule redevient', 'Un avoir est émis'],
] as const)(
  'who cancels an order reads how many vehicles are free, whether a credit note follows, and what it may cost: %s',
  (locale, messages, several, one, creditNote) => {
    const t = createTranslator({ locale, messages: messages.orders.setStatus });
    const told = (count: number, isInvoiced: string) =>
      t('consequences.available', { count, isInvoiced, fee: '250,00\u00a0€', hours: 72 });
    expect(told(2, 'true')).toContain(several);
    expect(told(2, 'true')).toContain(creditNote);
    expect(told(1, 'false')).toContain(one);
    expect(told(1, 'false')).not.toContain(creditNote);
    expect(told(1, 'false')).toContain('250,00\u00a0€');
  },
);
