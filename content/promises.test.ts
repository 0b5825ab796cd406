import { describe, expect, test } from 'vitest';
import * as figures from '../contract/constants.ts';
import { LOCALES } from '../contract/constants.ts';
import { euros, unsaid, HELP, hours, TERMS, wordsOf, workingDays } from '../fixtures/promises.ts';

const ADMINISTRATIVE_FEE = euros(figures.ADMINISTRATIVE_FEE_CENTS);
const STORAGE_FEE = euros(figures.STORAGE_FEE_CENTS_PER_DAY);
const INSIGNIFICANT = euros(figures.INSIGNIFICANT_DEFECT_CENTS);

describe('before the purchase', () => {
  test('a new account is reviewed within the promised number of working days', async () => {
    const { from, to } = figures.ACCOUNT_REVIEW_WORKING_DAYS;
    expect(
      await unsaid(['/auth?tab=register', TERMS, HELP], {
        de: new RegExp(`${from} bis ${to} Werktage`),
        en: new RegExp(`${from}( to |-|–)${to} working days`),
        fr: new RegExp(`${from} à ${to} jours ouvrés`),
      }),
    ).toEqual([]);
  });

  test('vehicles are sold to businesses only, without liability for material defects', async () => {
    expect(
      await unsaid([TERMS, HELP], {
        de: /Haftung für Sachmängel ist deshalb ausgeschlossen|Ausschluss der Haftung für Sachmängel/,
        en: /[Ll]iability for material defects is therefore excluded|exclusion of liability for material defects/,
        fr: /responsabilité pour les défauts matériels est donc exclue|exclusion de toute responsabilité pour les défauts matériels/,
      }),
    ).toEqual([]);
    expect(
      await unsaid(HELP, {
        de: /von Unternehmen zu Unternehmen/,
        en: /from business to business/,
        fr: /d’entreprise à entreprise/,
      }),
    ).toEqual([]);
  });
});

describe('the purchase, step by step', () => {
  test('a vehicle is selected, ordered with binding effect, and the order is confirmed at once', async () => {
    expect(
      await unsaid(HELP, {
        de: /Auswählen:.{0,500}Bestellen: Sie reservieren verbindlich.{0,500}bereits der Kauf.{0,500}Bestätigung: .{0,500}sofort/,
        en: /Select:.{0,500}Order: you make a binding reservation.{0,500}already the purchase.{0,500}Confirmation: .{0,500}immediately/,
        fr: /Sélectionner :.{0,500}Commander : vous passez une réservation ferme.{0,500}déjà l’achat.{0,500}Confirmation : .{0,500}immédiatement/,
      }),
    ).toEqual([]);
    expect(
      await unsaid(TERMS, {
        de: /Reservierung ist bereits der verbindliche Kauf/,
        en: /Reserving is already the binding purchase/,
        fr: /La réservation constitue déjà l’achat ferme/,
      }),
    ).toEqual([]);
  });

  test('the invoice comes by e-mail and is paid in full by bank transfer within the payment term', async () => {
    const term = workingDays(figures.PAYMENT_WORKING_DAYS);
    expect(
      await unsaid(HELP, {
        de: new RegExp(
          `senden die Rechnung per E-Mail.{0,500}überweisen den vollen Betrag innerhalb von ${term.de} ab Rechnungsdatum`,
        ),
        en: new RegExp(
          `send the invoice by email.{0,500}transfer the full amount within ${term.en} of the invoice date`,
        ),
        fr: new RegExp(
          `envoyons la facture par e-mail.{0,500}virez la totalité du montant sous ${term.fr} à compter de la date de facture`,
        ),
      }),
    ).toEqual([]);
  });

  test('the release document or the delivery confirmation follows the payment within its term', async () => {
    const term = workingDays(figures.RELEASE_WORKING_DAYS);
    expect(
      await unsaid([TERMS, HELP], {
        de: new RegExp(
          `${term.de} nach (Zahlungseingang|Eingang der vollständigen Zahlung) erhalten Sie die Lieferbestätigung, bei Abholung das Freigabedokument`,
        ),
        en: new RegExp(
          `${term.en} of (your payment arriving|receiving payment in full),? you receive the delivery confirmation or, for pickup, the release document`,
        ),
        fr: new RegExp(
          `${term.fr} (après réception du paiement|suivant la réception du paiement intégral), vous recevez la confirmation de livraison ou, en cas d’enlèvement, le bon d’enlèvement`,
        ),
      }),
    ).toEqual([]);
  });

  test('a representative gets in touch within the promised hours', async () => {
    const term = hours(figures.CALL_HOURS);
    expect(
      await unsaid(HELP, {
        de: new RegExp(`Mitarbeiter meldet sich innerhalb von ${term.de}`),
        en: new RegExp(`representatives contacts you within ${term.en}`),
        fr: new RegExp(`collaborateur vous contacte sous ${term.fr}`),
      }),
    ).toEqual([]);
  });

  test('payment is by bank transfer only, and from the account of the registered company only', async () => {
    expect(
      await unsaid(HELP, {
        de: /nur per Überweisung möglich.{0,500}nur vom Firmenkonto des registrierten Unternehmens/,
        en: /by bank transfer only.{0,500}only from the company account of the registered legal entity/,
        fr: /uniquement par virement.{0,500}uniquement depuis le compte bancaire de la société inscrite/,
      }),
    ).toEqual([]);
    expect(
      await unsaid(TERMS, {
        de: /ausschließlich durch Banküberweisung, und zwar vom Firmenkonto des Rechtsträgers, der als Händler registriert ist/,
        en: /only by bank transfer, and only from the company account of the legal entity registered as the dealer/,
        fr: /exclusivement par virement bancaire, et uniquement depuis le compte bancaire d’entreprise de l’entité juridique inscrite/,
      }),
    ).toEqual([]);
  });

  test('delivery is offered where it is available, and the provider bears damage in transport', async () => {
    expect(
      await unsaid([TERMS, HELP], {
        de: /Wir liefern,? (wo es möglich ist|dorthin, wo die Lieferung angeboten wird).{0,1500}Für Transportschäden haften wir/,
        en: /We deliver where delivery is available.{0,1500}[Ww]e are liable for transport damage/,
        fr: /Nous livrons là où (c’est possible|la livraison est proposée).{0,1500}nous répondons des dommages de transport/i,
      }),
    ).toEqual([]);
  });
});

describe('after the purchase', () => {
  test('the help asks for defects within a day of handover, and the terms state their own periods', async () => {
    const notice = figures.DEFECT_NOTICE_HOURS;
    expect(
      await unsaid(HELP, {
        de: new RegExp(
          `innerhalb von ${notice} Stunden nach Übernahme des Fahrzeugs per E-Mail.{0,500}Fotos oder Dokumente`,
        ),
        en: new RegExp(
          `by email within ${notice} hours of taking possession of the vehicle.{0,500}photos or documents`,
        ),
        fr: new RegExp(
          `par e-mail, dans les ${notice} heures suivant la prise de possession du véhicule.{0,500}photos ou des documents`,
        ),
      }),
    ).toEqual([]);
    for (const locale of LOCALES) {
      const obvious = new RegExp(`[^/]${hours(figures.OBVIOUS_DEFECT_HOURS)[locale]}`);
      expect(await wordsOf(HELP, locale)).not.toMatch(obvious);
      expect(await wordsOf(TERMS, locale)).toMatch(obvious);
    }
  });

  test('the help names exclusions: small wear and tear, and vehicles driven too far', async () => {
    const km = `${figures.DEFECT_DRIVEN_KM} km`;
    expect(
      await unsaid(HELP, {
        de: new RegExp(
          `Verschleiß und Gebrauchsspuren mit einem Wert unter ${INSIGNIFICANT}.{0,500}mehr als ${km} gefahren`,
        ),
        en: new RegExp(`wear and tear worth less than ${INSIGNIFICANT}.{0,500}driven more than ${km}`),
        fr: new RegExp(
          `usure et les traces d’usage d’une valeur inférieure à ${INSIGNIFICANT}.{0,500}roulé plus de ${km}`,
        ),
      }),
    ).toEqual([]);
  });

  test('replacement or refund is negotiated case by case after the investigation', async () => {
    expect(
      await unsaid([TERMS, HELP], {
        de: /[Uu]ntersuch.{0,500}verhandeln wir.{0,500}[Ee]inzel.{0,500}Ersatz oder Erstattung|verhandeln wir die Lösung einzeln mit Ihnen: Ersatz oder Erstattung/,
        en: /investigation we negotiate replacement or refund with you individually|we negotiate the solution with you individually: replacement or refund/,
        fr: /exam.{0,500}nous négocions.{0,500}(individuellement|au cas par cas).{0,500}remplacement ou (un )?remboursement/,
      }),
    ).toEqual([]);
  });

  test('a second reminder gives a few more days, then the order may be cancelled and a fee charged', async () => {
    const grace = workingDays(figures.PAYMENT_GRACE_WORKING_DAYS);
    expect(
      await unsaid([TERMS, HELP], {
        de: new RegExp(
          `zweiten (Mahnung|Zahlungserinnerung).{0,50}${grace.de}.{0,500}stornieren.{0,500}Bearbeitungsgebühr von ${ADMINISTRATIVE_FEE}`,
        ),
        en: new RegExp(
          `second (one|reminder).{0,50}${grace.en}.{0,500}cancel the order.{0,500}administrative fee of ${ADMINISTRATIVE_FEE}`,
        ),
        fr: new RegExp(
          `deuxième (relance|rappel).{0,60}${grace.fr}.{0,500}annuler la commande.{0,500}frais administratifs de ${ADMINISTRATIVE_FEE}`,
        ),
      }),
    ).toEqual([]);
  });

  test('cancelling or not paying may cost the administrative fee', async () => {
    expect(
      await unsaid([TERMS, HELP], {
        de: new RegExp(`(kann|können).{0,30}Bearbeitungsgebühr von ${ADMINISTRATIVE_FEE}`),
        en: new RegExp(`may charge an administrative fee of ${ADMINISTRATIVE_FEE}`),
        fr: new RegExp(
          `(peuvent|pouvons).{0,60}frais administratifs de ${ADMINISTRATIVE_FEE}|frais administratifs de ${ADMINISTRATIVE_FEE} peuvent`,
        ),
      }),
    ).toEqual([]);
  });

  test('pickup needs an appointment within its days, and storage is charged afterwards', async () => {
    const notice = figures.PICKUP_NOTICE_HOURS;
    const term = workingDays(figures.RELEASE_WORKING_DAYS);
    expect(
      await unsaid([TERMS, HELP], {
        de: new RegExp(
          `mindestens ${notice} Stunden vorher.{0,500}${term.de} nach (Erhalt des Freigabedokuments|dem Freigabedokument).{0,500}${STORAGE_FEE}.{0,15} je Tag`,
        ),
        en: new RegExp(
          `at least ${notice} hours ahead.{0,500}${term.en} of (receiving )?the release document.{0,500}storage fee of ${STORAGE_FEE} per day`,
        ),
        fr: new RegExp(
          `au moins ${notice} heures à l’avance.{0,500}${term.fr} (après le|suivant la réception du) bon d’enlèvement.{0,500}${STORAGE_FEE} par jour`,
        ),
      }),
    ).toEqual([]);
  });
});
