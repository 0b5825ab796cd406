import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { DELIVERY_WORKING_DAYS, type Locale, RESERVATION_HOURS } from '../../contract/constants.ts';
import { textOf } from '../../fixtures/html-text.ts';
import { aUser } from '../../fixtures/pages.ts';
import { wordStore } from '../texts/words.ts';
import { CallFailed } from '../api/call.ts';
import { CartFaq } from './CartFaq.tsx';
import { Conditions } from './Conditions.tsx';
import { SendRequest } from './SendRequest.tsx';
import { VatReason } from './VatReason.tsx';

async function textIn(locale: Locale, element: ReactNode): Promise<string> {
  const words = wordStore(locale);
  await words.need(['cart']);
  const html = renderToString(
    <IntlProvider locale={locale} timeZone="Europe/Berlin" messages={words.now().messages}>
      {element}
    </IntlProvider>,
  );
  return textOf(html).replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}

test.each([
  ['de', /gilt 72 Stunden.*nicht in Bearbeitung.*ohne Kosten.*wieder für alle Händler frei/],
  ['en', /valid for 72 hours.*not started processing.*no cost.*available to all dealers again/],
  ['fr', /valable 72 heures.*pas commencé à traiter.*sans frais.*disponibles pour tous les revendeurs/],
] as const)(
  'the conditions of the cart say what happens when the reservation expires: %s',
  async (locale, said) => {
    expect(said.source).toContain(String(RESERVATION_HOURS));
    const text = await textIn(locale, <Conditions isAccepted={false} isLocked={false} onAccept={() => {}} />);
    expect(text).toMatch(said);
  },
);

test.each([
  ['de', 'Was passiert nach 72 Stunden?', 'In der Regel innerhalb von 10 Werktagen'],
  ['en', 'What happens after 72 hours?', 'Usually within 10 working days'],
  ['fr', 'Que se passe-t-il au bout de 72 heures ?', 'En général dans les 10 jours ouvrés'],
] as const)(
  'the questions below the cart answer what happens when the reservation expires, and when the vehicle arrives: %s',
  async (locale, question, arrival) => {
    expect(question).toContain(String(RESERVATION_HOURS));
    expect(arrival).toContain(String(DELIVERY_WORKING_DAYS));
    const text = await textIn(locale, <CartFaq />);
    expect(text).toContain(question);
    expect(text).toContain(arrival);
  },
);

test('a request says that nothing was sent only where it was refused', async () => {
  const textAfter = (error: Error) =>
    textIn(
      'de',
      <SendRequest
        limit="40000.00"
        wish={{ vehicleIds: [], totalAmount: '0.00', notes: '', shippingMethod: 'DELIVERY' }}
        blockedReason={null}
        request={{ send: () => {}, isSending: false, error }}
      />,
    );
  const [refused, lost] = [new CallFailed(429, '', ''), new TypeError('the network failed')];
  expect(await textAfter(refused)).toContain('Es wurde nichts gesendet.');
  expect(await textAfter(lost)).toContain('Wir wissen nicht, ob die Anfrage angekommen ist.');
});

const reasonIn = (locale: Locale, wishes: object, country: string) => {
  const { dealer } = aUser({ country: 'FR', vatId: 'FR83404833048', ...wishes });
  if (!dealer) throw new Error('the user is no dealer');
  return textIn(locale, <VatReason dealer={dealer} country={country} />);
};

test.each([
  [
    'de',
    'Lieferung innerhalb Deutschlands',
    'außerhalb der EU',
    'Ohne gültige USt-IdNr.',
    'FR83404833048 ist nach unserer Prüfung ungültig',
  ],
  [
    'en',
    'Delivery within Germany',
    'outside the EU',
    'Without a valid VAT ID',
    'VAT ID FR83404833048 is not valid',
  ],
  [
    'fr',
    'Livraison en Allemagne',
    'hors de l’UE',
    'Sans n° de TVA valable',
    'FR83404833048 n’est pas valide',
  ],
] as const)(
  'a dealer of another country reads why they pay German VAT: %s',
  async (locale, german, outside, none, invalid) => {
    expect(await reasonIn(locale, {}, 'DE')).toContain(german);
    expect(await reasonIn(locale, { country: 'CH', vatId: 'CHE123456788' }, 'CH')).toContain(outside);
    for (const vatId of [null, 'FR123', 'DE811907980'])
      expect(await reasonIn(locale, { vatId }, 'FR')).toContain(none);
    expect(await reasonIn(locale, { vatIdCheck: 'INVALID' }, 'FR')).toContain(invalid);
  },
);

test.each([
  ['de', 'Firmen mit Sitz in Deutschland zahlen deutsche USt.'],
  ['en', 'Companies in Germany pay German VAT'],
  ['fr', 'Les sociétés établies en Allemagne paient la TVA allemande'],
] as const)(
  'a German dealer with the VAT id of another country reads why it pays German VAT: %s',
  async (locale, german) => {
    for (const country of ['DE', 'AT'])
      expect(await reasonIn(locale, { country: 'DE', vatId: 'ATU12345678' }, country)).toContain(german);
  },
);

test('no reason is given where none is needed: for 0 %, and to a German dealer without the VAT id of another EU country', async () => {
  expect(await reasonIn('de', {}, 'FR')).toBe('');
  for (const country of ['DE', 'FR'])
    for (const vatId of [null, 'DE811907980', 'CHE123456788'])
      expect(await reasonIn('de', { country: 'DE', vatId }, country)).toBe('');
});
