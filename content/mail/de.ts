import { CONFIRMATION_DAYS, UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import {
  ACCOUNT_REVIEW_WORKING_DAYS,
  ADMINISTRATIVE_FEE_CENTS,
  CALL_HOURS,
  DEFECT_NOTICE_HOURS,
  DELIVERY_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  RELEASE_WORKING_DAYS,
  RESERVATION_HOURS,
  SUPPORT_REPLY_HOURS,
} from '../../contract/constants.ts';
import { beforeDelivery } from './before-delivery.ts';
import { access, signIn } from './access.ts';
import { complaints } from './complaints.ts';
import { euros } from './euros.ts';
import { invoices } from './invoices.ts';
import { requests } from './requests.ts';
import { savedSearch } from './saved-search.ts';
import type { MailWords } from './words.ts';

const vehicles = (count: number) => (count === 1 ? `${count} Fahrzeug` : `${count} Fahrzeuge`);
const others = (count: number) => (count === 1 ? 'Ein weiteres Fahrzeug' : `${count} weitere Fahrzeuge`);
const theVehicles = (count: number) => (count === 1 ? 'das Fahrzeug' : `die ${count} Fahrzeuge`);
const [reviewFrom, reviewTo] = [ACCOUNT_REVIEW_WORKING_DAYS.from, ACCOUNT_REVIEW_WORKING_DAYS.to];

const call = `Ein Ansprechpartner ruft Sie innerhalb von ${CALL_HOURS} Stunden nach Ihrer Bestellung an.`;
const invoice = 'Wir prüfen die Bestellung und senden Ihnen die Rechnung per E-Mail.';
const invoiceOrSent = 'Die Rechnung erhalten Sie per E-Mail, falls sie Ihnen noch nicht vorliegt.';
/** The valid invoice names a payment that was taken back. */
const newInvoice = 'Sie erhalten von uns eine neue Rechnung. Bis dahin ist nichts zu überweisen.';
const payment = `Sie überweisen den Gesamtbetrag innerhalb von ${PAYMENT_WORKING_DAYS} Werktagen (Montag bis Freitag) ab Rechnungsdatum, bitte vom Firmenkonto Ihres Unternehmens.`;
const release = `Innerhalb von ${RELEASE_WORKING_DAYS} Werktagen nach Zahlungseingang erhalten Sie die Lieferbestätigung (bei Abholung das Freigabedokument). Geliefert wird in der Regel innerhalb von ${DELIVERY_WORKING_DAYS} Werktagen nach Zahlungseingang.`;
const fee = `Die Reservierung ist kostenlos. Wird eine Bestellung storniert oder nicht bezahlt, können wir eine Bearbeitungsgebühr von ${euros(ADMINISTRATIVE_FEE_CENTS)} berechnen.`;
const cancellationFee = `Für die Stornierung können wir eine Bearbeitungsgebühr von ${euros(ADMINISTRATIVE_FEE_CENTS)} berechnen. In diesem Fall erhalten Sie darüber eine eigene Rechnung.`;
/** The terms allow a fee for what the dealer asked for or is responsible for. */
const feeIfResponsible = `Haben Sie um die Stornierung gebeten oder sie zu vertreten, können wir dafür eine Bearbeitungsgebühr von ${euros(ADMINISTRATIVE_FEE_CENTS)} berechnen. In diesem Fall erhalten Sie darüber eine eigene Rechnung.`;
const feeOf = (by: 'DEALER' | 'ADMIN') => (by === 'DEALER' ? cancellationFee : feeIfResponsible);
const inspection = `Bitte prüfen Sie jedes Fahrzeug bei der Übernahme. Mängel melden Sie uns bitte innerhalb von ${DEFECT_NOTICE_HOURS} Stunden nach der Übergabe per E-Mail, mit Fotos oder Dokumenten.`;
/** What becomes of the invoice of an order that is cancelled. */
const creditNote = {
  toPay: 'Bitte bezahlen Sie die Rechnung zu dieser Bestellung nicht mehr; Sie erhalten eine Stornorechnung.',
  paid: 'Ihre Zahlung erstatten wir; Sie erhalten eine Stornorechnung.',
};
const refund = 'Ihre Zahlung erstatten wir.';
const vatIdNeeded =
  'Eine offene Bestellung ohne USt. können wir erst abrechnen, wenn uns Ihre gültige USt-IdNr. vorliegt.';

export const de: MailWords = {
  toDealer: {
    registrationReceived: ({ companyName, isSuspended }) => ({
      ...(isSuspended
        ? {
            subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
            opening: [
              `diese E-Mail-Adresse ist jetzt beim Händlerkonto von ${companyName} eingetragen. Das Konto ist gesperrt.`,
              `Bitte bestätigen Sie die E-Mail-Adresse. Der Link gilt ${CONFIRMATION_DAYS} Tage.`,
            ],
            closing: [
              'Sie kennen dieses Konto nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung erhalten Sie keine weiteren E-Mails.',
            ],
          }
        : {
            subject: 'Ihre Registrierung: Bitte bestätigen Sie Ihre E-Mail-Adresse',
            opening: [
              `vielen Dank für die Registrierung von ${companyName}. Ihr Händlerkonto ist angelegt und wird jetzt von uns geprüft; das dauert in der Regel ${reviewFrom} bis ${reviewTo} Werktage.`,
              `Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Der Link gilt ${CONFIRMATION_DAYS} Tage.`,
              'Sobald Ihr Konto freigeschaltet ist, erhalten Sie eine E-Mail und können Fahrzeuge verbindlich reservieren. Bis dahin können Sie sich bereits anmelden und den gesamten Bestand mit allen Preisen und Dokumenten ansehen.',
            ],
            closing: [
              `Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir das Konto nach ${UNPROVED_ACCOUNT_DAYS} Tagen, und Sie erhalten keine weiteren E-Mails.`,
            ],
          }),
      button: 'E-Mail-Adresse bestätigen',
    }),
    accountApproved: ({ companyName }) => ({
      subject: 'Ihr Händlerkonto ist freigeschaltet',
      opening: [
        `das Konto von ${companyName} ist geprüft und freigeschaltet. Ab sofort können Sie Fahrzeuge zum Festpreis verbindlich reservieren.`,
      ],
      steps: [
        'Wählen Sie Ihre Fahrzeuge im Bestand aus und legen Sie sie in Ihre Fahrzeugauswahl.',
        `Mit „Verbindlich reservieren“ kaufen Sie die Fahrzeuge; sie sind dann ${RESERVATION_HOURS} Stunden für Sie reserviert.`,
        call,
        'Sie erhalten die Rechnung per E-Mail und bezahlen per Überweisung.',
      ],
      button: 'Zum Fahrzeugbestand',
    }),
    accountSuspended: ({ companyName }) => ({
      subject: 'Ihr Händlerkonto ist gesperrt',
      opening: [
        `das Konto von ${companyName} ist gesperrt. Sie können sich weiterhin anmelden, aber keine Fahrzeuge reservieren und Ihre Bestellungen nicht einsehen.`,
        'Ihre Verträge laufen weiter: Verbindliche Bestellungen bleiben bestehen, und Rechnungen erhalten Sie per E-Mail.',
        'Bitte melden Sie sich bei uns, damit wir die Gründe mit Ihnen klären können. Eine Antwort auf diese E-Mail genügt.',
      ],
      button: 'Zu Ihrem Konto',
    }),
    watchedVehicleChanged: ({ count, rest, name }) => ({
      subject: `Beobachtungsliste: ${name || vehicles(count)} mit neuem Preis oder Status`,
      opening: [
        `auf Ihrer Beobachtungsliste hat sich bei ${count === 1 ? 'einem Fahrzeug' : `${count} Fahrzeugen`} der Preis oder der Status geändert.`,
      ],
      closing: [
        ...(rest ? [`${others(rest)} sehen Sie auf Ihrer Beobachtungsliste.`] : []),
        'Wie oft Sie diese E-Mails erhalten, stellen Sie in Ihrem Konto ein. Dort schalten Sie sie auch ab.',
      ],
      button: 'Zur Beobachtungsliste',
    }),
    importFailed: ({ count }) => ({
      subject: count === 1 ? 'Import: eine Datei fehlgeschlagen' : `Import: ${count} Dateien fehlgeschlagen`,
      opening: ['Ihr Import ist beendet. Nicht alle Dateien konnten importiert werden.'],
      closing: ['Auf der Seite des Imports stehen die Gründe. Laden Sie dort die korrigierten Dateien hoch.'],
      button: 'Import öffnen',
    }),
    ...access.de,
    ...savedSearch.de,
    ...complaints.de.toDealer,
    ...requests.de.toDealer,
    ...invoices.de,
    accountChanged: ({ companyName, hasVatId }) => ({
      subject: 'Ihre Firmendaten wurden geändert',
      opening: [
        `Firmenname, Rechtsform oder Land von ${companyName} wurden in Ihrem Konto geändert. Die Änderung gilt für künftige Bestellungen. Bestehende Bestellungen und ihre Rechnungen behalten Firma, Rechnungsadresse, Lieferland und Steuersatz wie beim Bestellen.`,
        ...(hasVatId ? ['Wir prüfen Ihre USt-IdNr. deshalb noch einmal.'] : []),
      ],
      closing: ['Sie haben das nicht geändert? Dann antworten Sie bitte gleich auf diese E-Mail.'],
      button: 'Firmendaten ansehen',
    }),
    emailChanged: ({ companyName }) => ({
      subject: 'Die E-Mail-Adresse Ihres Händlerkontos wurde geändert',
      opening: [
        `wir haben die E-Mail-Adresse von ${companyName} geändert. Bitte melden Sie sich ab jetzt mit der unten genannten an; Ihr Passwort bleibt gleich. Alle Sitzungen sind beendet.`,
      ],
      closing: ['Das war nicht abgesprochen? Dann antworten Sie bitte gleich auf diese E-Mail.'],
      button: 'Anmelden',
    }),
    vatIdChanged: ({ companyName, vatId, isToCheck }) => ({
      subject: 'Ihre USt-IdNr. wurde geändert',
      opening: [
        `die USt-IdNr. von ${companyName} wurde in Ihrem Konto ${vatId ? `in ${vatId} geändert` : 'entfernt'}. Die Änderung gilt für künftige Bestellungen und für alle Rechnungen, die wir ab jetzt ausstellen.`,
        ...(vatId ? [] : [vatIdNeeded]),
        ...(isToCheck ? ['Wir prüfen die neue USt-IdNr. noch.'] : []),
      ],
      closing: ['Die Angabe stimmt nicht? Dann antworten Sie bitte auf diese E-Mail.'],
      button: 'Firmendaten ansehen',
    }),
    vatIdInvalid: ({ companyName, vatId }) => ({
      subject: 'Ihre USt-IdNr. ist ungültig',
      opening: [
        `die Prüfung der USt-IdNr. ${vatId} von ${companyName} hat ergeben, dass sie ungültig ist. Künftige Bestellungen berechnen wir deshalb mit deutscher USt., auch bei Lieferung in ein anderes EU-Land.`,
        vatIdNeeded,
      ],
      closing: ['Bitte nennen Sie uns in einer Antwort auf diese E-Mail Ihre gültige USt-IdNr.'],
      button: 'Firmendaten ansehen',
    }),
    papersRequested: ({ companyName }) => ({
      subject: 'Bitte senden Sie uns Nachweise zu Ihrem Händlerkonto',
      opening: [
        `für das Händlerkonto von ${companyName} brauchen wir noch Nachweise, zum Beispiel die Gewerbeanmeldung oder einen Registerauszug.`,
      ],
      closing: [
        'Bitte laden Sie die Nachweise in Ihrem Konto hoch, als PDF oder als Bild. Nur Sie und unsere Mitarbeiter sehen sie.',
      ],
      button: 'Nachweise hochladen',
    }),
    orderConfirmation: ({ number, count, expiresAt }) => ({
      subject: `Bestellung ${number}: ${vehicles(count)} verbindlich reserviert${expiresAt ? ` bis ${expiresAt}` : ''}`,
      opening: [
        `vielen Dank für Ihre Bestellung ${number}. Wir haben ${theVehicles(count)} für Sie reserviert; die Reservierung gilt ${RESERVATION_HOURS} Stunden${expiresAt ? `, also bis ${expiresAt}` : ''}. Die Bestellung ist verbindlich.`,
      ],
      steps: [call, invoice, payment, release],
      closing: [fee],
      button: 'Bestellung ansehen',
    }),
    orderStatusChanged: ({ needsNewInvoice, ...order }) => {
      const { number, count, expiresAt, status, isReopened, endsPeriod, isPaid } = order;
      const known = needsNewInvoice ? newInvoice : invoiceOrSent;
      const button = 'Bestellung ansehen';
      const toPay = isPaid ? [] : [payment];
      const remains = count === 1 ? 'Das Fahrzeug bleibt' : `Die ${count} Fahrzeuge bleiben`;
      if (status === 'COMPLETED') {
        return {
          subject: `Bestellung ${number}: abgeschlossen`,
          opening: [
            `Ihre Bestellung ${number} ${isReopened ? 'gilt wieder und ' : ''}ist abgeschlossen. ${count === 1 ? 'Das Fahrzeug ist' : `Die ${count} Fahrzeuge sind`} an Sie verkauft. Vielen Dank für Ihren Einkauf.`,
          ],
          closing: [inspection],
          button,
        };
      }
      if (status === 'PROCESSED') {
        return {
          subject: `Bestellung ${number}: ${isReopened || !endsPeriod ? 'wieder in Bearbeitung' : 'geprüft und in Bearbeitung'}`,
          opening: [
            isReopened
              ? `wir bearbeiten Ihre Bestellung ${number} wieder. Wir haben ${theVehicles(count)} erneut für Sie reserviert, ohne Frist.`
              : endsPeriod
                ? `wir haben Ihre Bestellung ${number} geprüft und bearbeiten sie jetzt. ${remains} für Sie reserviert; die Frist von ${RESERVATION_HOURS} Stunden läuft nicht mehr.`
                : `wir bearbeiten Ihre Bestellung ${number} wieder. ${remains} für Sie reserviert, ohne Frist.`,
          ],
          steps: [known, ...toPay, release],
          button,
        };
      }
      return {
        subject: `Bestellung ${number}: wieder offen${expiresAt ? `, reserviert bis ${expiresAt}` : ''}`,
        opening: [
          `Ihre Bestellung ${number} ist wieder offen. Wir haben ${theVehicles(count)} für Sie reserviert${expiresAt ? `; die Reservierung gilt bis ${expiresAt}` : ', ohne Frist'}.`,
        ],
        // Without a time limit the order has an invoice.
        steps: [expiresAt ? invoice : known, ...toPay, release],
        button,
      };
    },
    paymentReceived: ({ number, count, deliveryOn, isMoved, ...delivery }) => ({
      subject: isMoved
        ? `Bestellung ${number}: neuer Liefertag ${deliveryOn}`
        : `Bestellung ${number}: Zahlung eingegangen, Lieferung am ${deliveryOn}`,
      opening: [
        isMoved
          ? `der Liefertag Ihrer Bestellung ${number} hat sich geändert: Wir liefern ${theVehicles(count)} jetzt am ${deliveryOn}.`
          : `wir haben Ihre Zahlung für die Bestellung ${number} erhalten, vielen Dank. Wir liefern ${theVehicles(count)} am ${deliveryOn}.`,
      ],
      closing: [...beforeDelivery.de(delivery), inspection],
      button: 'Bestellung ansehen',
    }),
    orderCancelled: ({ number, by, mayCost, count, isInvoiced, isPaid }) => ({
      subject: `Bestellung ${number}: storniert`,
      opening: [
        by === 'DEALER'
          ? `wir bestätigen die Stornierung Ihrer Bestellung ${number}. ${count === 1 ? 'Das Fahrzeug ist' : 'Die Fahrzeuge sind'} nicht mehr für Sie reserviert.`
          : `wir haben Ihre Bestellung ${number} storniert. ${count === 1 ? 'Das Fahrzeug ist' : 'Die Fahrzeuge sind'} nicht mehr für Sie reserviert.`,
      ],
      closing: [
        ...(mayCost ? [feeOf(by)] : []),
        ...(isInvoiced ? [creditNote[isPaid ? 'paid' : 'toPay']] : isPaid ? [refund] : []),
      ],
      button: 'Bestellung ansehen',
    }),
    reservationCancelled: ({ number, by, mayCost }) => ({
      subject: `Bestellung ${number}: ein Fahrzeug storniert`,
      opening: [
        by === 'DEALER'
          ? `wir bestätigen, dass Sie das folgende Fahrzeug aus Ihrer Bestellung ${number} storniert haben. Die übrigen Fahrzeuge bleiben unverändert für Sie reserviert.`
          : `wir haben das folgende Fahrzeug aus Ihrer Bestellung ${number} storniert. Die übrigen Fahrzeuge bleiben unverändert für Sie reserviert.`,
      ],
      closing: mayCost ? [feeOf(by)] : [],
      button: 'Bestellung ansehen',
    }),
    reservationExpired: ({ number, count, expiresAt, isPaid, isSuspended }) => ({
      subject: `Bestellung ${number}: Reservierung abgelaufen`,
      opening: [
        `die Reservierung Ihrer Bestellung ${number} ist${expiresAt ? ` am ${expiresAt}` : ''} nach ${RESERVATION_HOURS} Stunden abgelaufen. Die Bestellung ist damit beendet, und ${count === 1 ? 'das Fahrzeug ist' : 'die Fahrzeuge sind'} wieder für alle Händler verfügbar.`,
      ],
      closing: [
        ...(isPaid ? [refund] : []),
        ...(isSuspended
          ? []
          : [
              `Haben Sie weiterhin Interesse? Solange ${count === 1 ? 'das Fahrzeug' : 'die Fahrzeuge'} im Bestand verfügbar ${count === 1 ? 'ist' : 'sind'}, können Sie erneut bestellen.`,
            ]),
      ],
      button: 'Zum Fahrzeugbestand',
    }),
  },
  toProvider: {
    ...complaints.de.toProvider,
    registrationToReview: ({ companyName }) => ({
      subject: `Neue Registrierung zu prüfen: ${companyName}`,
      opening: [
        `${companyName} hat sich als Händler registriert und wartet auf Freischaltung. Zugesagt ist eine Prüfung in ${reviewFrom} bis ${reviewTo} Werktagen.`,
      ],
      button: 'Registrierung prüfen',
    }),
    newOrder: ({ number, count, companyName, expiresAt, callBy }) => ({
      subject: `Neue Bestellung ${number}: ${vehicles(count)}, ${companyName}`,
      opening: [
        `${companyName} hat ${vehicles(count)} verbindlich bestellt. Zugesagt ist ein Anruf innerhalb von ${CALL_HOURS} Stunden, also bis ${callBy}; die Reservierung gilt${expiresAt ? ` bis ${expiresAt}` : ' ohne Frist'}.`,
      ],
      button: 'Bestellung bearbeiten',
    }),
    orderCancelled: ({ number, count, companyName }) => ({
      subject: `Bestellung ${number} storniert von ${companyName}`,
      opening: [
        `${companyName} hat die Bestellung ${number} storniert. ${count === 1 ? 'Das Fahrzeug ist' : `Die ${count} Fahrzeuge sind`} nicht mehr für den Händler reserviert.`,
      ],
      button: 'Bestellung öffnen',
    }),
    reservationCancelled: ({ number, companyName }) => ({
      subject: `Bestellung ${number}: ein Fahrzeug storniert von ${companyName}`,
      opening: [
        `${companyName} hat das folgende Fahrzeug aus der Bestellung ${number} storniert. Die übrigen Fahrzeuge bleiben reserviert.`,
      ],
      button: 'Bestellung öffnen',
    }),
    reservationExpired: ({ number, count, companyName, expiresAt }) => ({
      subject: `Bestellung ${number} abgelaufen: ${companyName}`,
      opening: [
        `Die Reservierung der Bestellung ${number} von ${companyName} ist${expiresAt ? ` am ${expiresAt}` : ''} abgelaufen, ohne dass die Bestellung bearbeitet wurde. Die Bestellung ist beendet; ${count === 1 ? 'das Fahrzeug ist' : `die ${count} Fahrzeuge sind`} wieder frei.`,
      ],
      button: 'Bestellung öffnen',
    }),
    expiryReminder: ({ number, count, companyName, expiresAt, hours }) => ({
      subject: `Bestellung ${number} läuft in weniger als ${hours} Stunden ab: ${companyName}`,
      opening: [
        `Die Reservierung der Bestellung ${number} von ${companyName} läuft in weniger als ${hours} Stunden ab${expiresAt ? `, am ${expiresAt}` : ''}. Ist die Bestellung bis dahin nicht bearbeitet, endet sie, und ${count === 1 ? 'das Fahrzeug wird' : `die ${count} Fahrzeuge werden`} wieder frei.`,
      ],
      button: 'Bestellung bearbeiten',
    }),
    contactMessage: ({ contactName, companyName, subject }) => ({
      subject: `Kontaktanfrage von ${companyName}: ${subject}`,
      opening: [
        `${contactName} hat über das Kontaktformular geschrieben. Zugesagt ist eine Antwort innerhalb von ${SUPPORT_REPLY_HOURS} Stunden; eine Antwort auf diese E-Mail geht direkt an den Absender.`,
      ],
      button: 'Im Portal öffnen',
    }),
  },
  toSender: {
    contactMessage: () => ({
      subject: 'Ihre Nachricht ist bei uns eingegangen',
      opening: [
        `vielen Dank für Ihre Nachricht. Wir antworten Ihnen innerhalb von ${SUPPORT_REPLY_HOURS} Stunden. Unten steht noch einmal, was Sie uns geschrieben haben.`,
      ],
      closing: [
        'Sie haben uns nicht geschrieben? Dann war jemand anders mit Ihrem Konto angemeldet. Bitte antworten Sie gleich auf diese E-Mail.',
      ],
      button: 'Zum Fahrzeugbestand',
    }),
  },
  colon: ':',
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  regards: (portalName) => ['Mit freundlichen Grüßen', `Ihr Team von ${portalName}`],
  headings: {
    vehicles: 'Fahrzeuge',
    remaining: 'Die Bestellung beträgt jetzt',
    next: 'So geht es weiter',
    notes: 'Anmerkung zur Bestellung',
    message: 'Nachricht',
    clerkMessage: 'Unsere Nachricht an Sie',
    complaint: complaints.de.heading,
    reason: requests.de.heading,
  },
  labels: {
    vehicle: 'Fahrzeug',
    priceNet: 'Preis netto',
    priceBefore: (price) => `bisher ${price}`,
    vin: 'FIN',
    firstRegistered: 'Erstzulassung',
    vehiclesNet: 'Fahrzeuge netto',
    deliveryNet: 'Lieferkosten netto',
    vat: (percent) => `USt. ${percent} %`,
    gross: 'Gesamtbetrag brutto',
    toPay: 'Zu zahlen, ohne USt.',
    totalWithoutVat: 'Gesamtbetrag ohne USt.',
    intraCommunity: (country) =>
      `Steuerfreie innergemeinschaftliche Lieferung, Bestimmungsland: ${country} (§ 4 Nr. 1 Buchst. b, § 6a UStG)`,
    vatAbroad: (country) =>
      `Für eine steuerfreie Lieferung (Bestimmungsland: ${country}) fehlt uns eine gültige USt-IdNr. eines anderen EU-Staats.`,
    order: 'Bestellung',
    ownPurchaseReference: 'Ihre Bestellnummer',
    purchaseReference: 'Bestellnummer des Händlers',
    orderDate: 'Bestellt am',
    deliveryOn: 'Liefertag',
    validUntil: 'Reserviert bis',
    deliveryCountry: 'Lieferland',
    billingAddress: 'Rechnungsadresse',
    deliveryAddress: 'Lieferadresse',
    company: 'Unternehmen',
    contact: 'Ansprechpartner',
    email: 'E-Mail',
    phone: 'Telefon',
    language: 'Sprache',
    subject: 'Betreff',
    legalForm: 'Rechtsform',
    street: 'Straße',
    city: 'Ort',
    country: 'Land',
    vatId: 'USt-IdNr.',
    ...signIn.de,
    ...complaints.de.labels,
    requestedBy: requests.de.label,
  },
  vehicleStatus: { AVAILABLE: 'verfügbar', RESERVED: 'reserviert', SOLD: 'verkauft' },
  unsubscribe: 'Diese E-Mails abbestellen',
  questions: ({ hours, phone, email }) =>
    `Haben Sie Fragen? Antworten Sie auf diese E-Mail, schreiben Sie an ${email} oder rufen Sie uns an: ${phone} (${hours}).`,
  legal: {
    managingDirector: 'Geschäftsführung',
    vatId: 'USt-IdNr.',
    automatic: (portalName) => `Diese Nachricht hat das Händlerportal ${portalName} automatisch verschickt.`,
  },
  instant: {
    date: { day: '2-digit', month: '2-digit', year: 'numeric' },
    join: (date, time) => `${date}, ${time} Uhr`,
  },
};
