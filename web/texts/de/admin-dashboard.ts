import type { MailKind } from '../../../contract/mail-kinds.ts';

/** The dashboard of the back office. */
export const adminDashboard = {
  title: 'Übersicht',
  vehicles: 'Fahrzeuge insgesamt',
  reservations: 'Aktive Reservierungen',
  dealers: 'Registrierte Händler',
  loading: 'Wird geladen',
  error: 'Fehler',
  quickLinks: 'Direkt zu',
  toVehicles: 'Fahrzeuge verwalten',
  toUpload: 'Fahrzeuge importieren',
  toUsers: 'Händler verwalten',
  toInventory: 'Öffentlicher Bestand',
  mails: {
    title:
      '{count, plural, one {# E-Mail konnte nicht zugestellt werden} other {# E-Mails konnten nicht zugestellt werden}}',
    more: '{count, plural, one {Eine weitere wird hier nicht angezeigt.} other {# weitere werden hier nicht angezeigt.}}',
    provider: 'an uns',
    send: 'Erneut senden',
    sendOf: 'Erneut senden: {name}, {recipient}',
    sent: 'E-Mail wird erneut gesendet',
    notSent: 'E-Mail nicht erneut gesendet',
    kinds: {
      registrationReceived: 'Registrierung eingegangen',
      registrationToReview: 'Neue Registrierung zur Prüfung',
      accountApproved: 'Konto freigeschaltet',
      accountSuspended: 'Konto gesperrt',
      accountChanged: 'Firmendaten geändert',
      papersRequested: 'Nachweise angefordert',
      orderConfirmation: 'Bestellbestätigung',
      newOrder: 'Neue Bestellung',
      orderStatusChanged: 'Neuer Status der Bestellung',
      orderCancelled: 'Bestellung storniert',
      reservationCancelled: 'Reservierung storniert',
      reservationExpired: 'Reservierung abgelaufen',
      expiryReminder: 'Erinnerung an den Ablauf der Reservierung',
      passwordReset: 'Passwort vergessen',
      passwordChanged: 'Passwort geändert',
      contactMessage: 'Nachricht aus dem Kontaktformular',
    } satisfies Record<MailKind, string>,
  },
};
