import { describe, expect, test } from 'vitest';
import * as figures from '../contract/constants.ts';
import { euros, unsaid, HELP, hours, TERMS, workingDays } from '../fixtures/promises.ts';

const INSIGNIFICANT = euros(figures.INSIGNIFICANT_DEFECT_CENTS);
const VAT = figures.VAT_PERCENT;

describe('the terms', () => {
  test('hold a reservation for its hours, free of charge, and end it if payment has not arrived', async () => {
    const term = hours(figures.RESERVATION_HOURS);
    expect(
      await unsaid(TERMS, {
        de: new RegExp(
          `Reservierung gilt ${term.de}.{0,500}kostenlos.{0,500}endet von selbst, wenn .{0,500}nicht vollständig eingegangen.{0,500}das Fahrzeug wird wieder für alle Händler frei`,
        ),
        en: new RegExp(
          `reservation lasts ${term.en}.{0,500}free of charge.{0,500}ends automatically if.{0,500}not been received in full.{0,500}the vehicle is released to all dealers again`,
        ),
        fr: new RegExp(
          `réservation dure ${term.fr}.{0,500}gratuite.{0,500}prend fin automatiquement si.{0,500}pas été intégralement reçu.{0,500}véhicule est remis à la disposition de tous`,
        ),
      }),
    ).toEqual([]);
  });

  test('are under German law with venue Munich, and show their date', async () => {
    expect(
      await unsaid(TERMS, {
        de: /Recht der Bundesrepublik Deutschland.{0,500}Gerichtsstand.{0,500}München/,
        en: /law of the Federal Republic of Germany.{0,500}jurisdiction.{0,500}Munich/,
        fr: /droit de la République fédérale d’Allemagne.{0,500}tribunaux de Munich/,
      }),
    ).toEqual([]);
    expect(
      await unsaid(TERMS, {
        de: /Fassung vom 20\. Mai 2025/,
        en: /version of 20 May 2025/,
        fr: /20 mai 2025/,
      }),
    ).toEqual([]);
  });

  test('fix the VAT case by the delivery address, as does the help', async () => {
    expect(
      await unsaid(TERMS, {
        de: /bei der Bestellung nach der Lieferadresse sowie .{0,100}Sitz .{0,200}Sitz in Deutschland oder liegt die Lieferadresse dort, fällt deutsche Umsatzsteuer an.{0,100}Liegt die Lieferadresse dort/,
        en: /by the delivery address and by .{0,200}based in Germany or the delivery address is there, German VAT is charged.{0,100}if the delivery address is there/,
        fr: /d’après l’adresse de livraison ainsi que .{0,200}siège ou l’adresse de livraison se trouve en Allemagne, la TVA allemande est due.{0,100}si l’adresse de livraison s’y trouve/,
      }),
    ).toEqual([]);
    expect(
      await unsaid(HELP, {
        de: /Lieferadresse Umsatzsteuer in Deutschland, oder Ihre Firma hat ihren Sitz in Deutschland/,
        en: /Delivery address VAT in Germany, or your company is based in Germany/,
        fr: /Adresse de livraison TVA en Allemagne, ou votre société a son siège en Allemagne/,
      }),
    ).toEqual([]);
  });

  test('count the payment term from the invoice, with one constant', async () => {
    const term = workingDays(figures.PAYMENT_WORKING_DAYS);
    expect(
      await unsaid(TERMS, {
        de: new RegExp(`innerhalb von ${term.de} ab dem Rechnungsdatum`),
        en: new RegExp(`payable within ${term.en} of the invoice date`),
        fr: new RegExp(`payable sous ${term.fr} à compter de la date de facture`),
      }),
    ).toEqual([]);
  });

  test('state the usual delivery time', async () => {
    const term = workingDays(figures.DELIVERY_WORKING_DAYS);
    expect(
      await unsaid([TERMS, HELP], {
        de: new RegExp(`in der Regel innerhalb von ${term.de} nach Zahlungseingang`),
        en: new RegExp(`usually (reaches you|arrives) within ${term.en} of (receipt of )?payment`),
        fr: new RegExp(
          `en (règle générale|général) (dans les|sous) ${term.fr} (suivant la réception du|après) paiement`,
        ),
      }),
    ).toEqual([]);
  });

  test('ask lump-sum damages of a dealer who refuses a delivery', async () => {
    const percent = figures.REFUSAL_DAMAGES_PERCENT;
    expect(
      await unsaid(TERMS, {
        de: new RegExp(`pauschalen Schadensersatz von ${percent} % des Kaufpreises`),
        en: new RegExp(`lump-sum damages of ${percent}% of the purchase price`),
        fr: new RegExp(`indemnité forfaitaire de ${percent} % du prix d’achat`),
      }),
    ).toEqual([]);
  });

  test('announce changes in advance and give the same period to object', async () => {
    const term = figures.TERMS_CHANGE_DAYS;
    expect(
      await unsaid(TERMS, {
        de: new RegExp(
          `${term} Tage vor ihrem Inkrafttreten.{0,500}innerhalb von ${term} Tagen.{0,500}widersprechen`,
        ),
        en: new RegExp(`${term} days before it takes effect.{0,500}object.{0,500}within ${term} days`),
        fr: new RegExp(`${term} jours avant son entrée en vigueur.{0,500}opposer.{0,500}${term} jours`),
      }),
    ).toEqual([]);
  });

  test('take a security retention equal to the VAT rate for third countries', async () => {
    expect(
      await unsaid(TERMS, {
        de: new RegExp(
          `Drittland:.{0,500}in Höhe des deutschen Umsatzsteuersatzes, derzeit ${VAT} %, als Sicherheit`,
        ),
        en: new RegExp(
          `Third country:.{0,500}security retention equal to the German VAT rate, currently ${VAT}%`,
        ),
        fr: new RegExp(
          `Pays tiers :.{0,500}retenue de garantie égale au taux de la TVA allemande, actuellement ${VAT} %`,
        ),
      }),
    ).toEqual([]);
  });

  test('obvious defects are reported within their hours after delivery', async () => {
    const term = hours(figures.OBVIOUS_DEFECT_HOURS);
    expect(
      await unsaid(TERMS, {
        de: new RegExp(`Offene Mängel innerhalb von ${term.de} nach der Lieferung`),
        en: new RegExp(`Obvious defects within ${term.en} of delivery`),
        fr: new RegExp(`Défauts apparents dans les ${term.fr} suivant la livraison`),
      }),
    ).toEqual([]);
  });

  test('hidden defects are reported within days of discovery, before an upper limit after delivery, with an expert report', async () => {
    const term = workingDays(figures.HIDDEN_DEFECT_WORKING_DAYS);
    const most = figures.HIDDEN_DEFECT_MAX_DAYS;
    expect(
      await unsaid(TERMS, {
        de: new RegExp(
          `Verdeckte Mängel innerhalb von ${term.de} nach der Entdeckung, längstens ${most} Tage nach der Lieferung, mit dem Gutachten`,
        ),
        en: new RegExp(
          `Hidden defects within ${term.en} of discovery and no later than ${most} days after delivery, with an expert report`,
        ),
        fr: new RegExp(
          `Défauts cachés dans les ${term.fr} suivant leur découverte et au plus tard ${most} jours après la livraison, avec le rapport d’un expert`,
        ),
      }),
    ).toEqual([]);
  });

  test('a small loss of value is insignificant', async () => {
    expect(
      await unsaid(TERMS, {
        de: new RegExp(`um bis zu ${INSIGNIFICANT} mindert, ist unerheblich`),
        en: new RegExp(`by up to ${INSIGNIFICANT} is insignificant`),
        fr: new RegExp(`de ${INSIGNIFICANT} au plus est insignifiant`),
      }),
    ).toEqual([]);
  });
});
