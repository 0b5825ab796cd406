import type { ErrorCode } from '../../../contract/errors.ts';
import type { adminErrors } from './admin-errors.ts';

/** One sentence for each error code but those that only the back office gets, and texts for errors without a code. */
export const errors = {
  VALIDATION_FAILED: 'Bitte prüfen Sie Ihre Angaben.',
  TOKEN_INVALID: 'Dieser Link gilt nicht mehr.',
  NOT_AUTHENTICATED: 'Bitte melden Sie sich an.',
  INVALID_CREDENTIALS: 'E-Mail-Adresse oder Passwort ist falsch.',
  SECOND_FACTOR_REQUIRED: 'Bitte geben Sie den Code ein.',
  DEALER_NOT_ACTIVE: 'Dafür muss Ihr Händlerkonto freigeschaltet sein.',
  ADMIN_ONLY: 'Das dürfen nur Administratoren.',
  OWNER_ONLY: 'Dafür reichen Ihre Rechte nicht.',
  LAST_OWNER: 'Jemand muss alle Rechte behalten.',
  REQUEST_WITHDRAWN: 'Diese Anfrage wurde zurückgezogen.',
  APPROVAL_NEEDED: 'Das liegt über der Freigabegrenze Ihrer Firma.',
  SECOND_FACTOR_NEEDED: 'Der zweite Faktor fehlt.',
  FOREIGN_ORIGIN: 'Die Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  NOT_FOUND: 'Nicht gefunden. Vielleicht wurde der Eintrag inzwischen gelöscht.',
  EMAIL_TAKEN: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
  VEHICLE_UNAVAILABLE: 'Dieses Fahrzeug ist nicht mehr verfügbar.',
  PRICE_CHANGED: 'Ein Preis hat sich inzwischen geändert.',
  CONDITIONS_CHANGED:
    'USt. oder AGB haben sich geändert. Bitte laden Sie die Seite neu und prüfen Sie beides.',
  RESERVATION_NOT_CANCELLABLE: 'Diese Reservierung lässt sich nicht mehr stornieren.',
  ORDER_NOT_CANCELLABLE: 'Diese Bestellung lässt sich nicht mehr stornieren.',
  IDEMPOTENCY_MISMATCH:
    'Ihre Auswahl hat sich inzwischen geändert. Bitte prüfen Sie sie und bestellen Sie erneut.',
  VIN_TAKEN: 'Ein anderes Fahrzeug trägt bereits diese FIN.',
  EDITED_MEANWHILE: 'Jemand anderes hat das inzwischen geändert. Bitte laden Sie die Seite neu.',
  PAYLOAD_TOO_LARGE: 'Die Datei ist zu groß.',
  UNSUPPORTED_MEDIA: 'Dieses Format wird nicht angenommen.',
  IMPORT_REJECTED: 'Die ZIP-Datei wurde abgelehnt.',
  RATE_LIMITED: 'Zu viele Versuche. Bitte warten Sie einen Augenblick.',
  INTERNAL: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  UNAVAILABLE: 'Das Portal ist im Augenblick nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  NETWORK: 'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.',
  UNKNOWN: 'Ein unbekannter Fehler ist aufgetreten.',
} satisfies Record<Exclude<ErrorCode, keyof typeof adminErrors> | 'NETWORK' | 'UNKNOWN', string>;
