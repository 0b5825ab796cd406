import { adminAdmins } from './admin-admins.ts';
import { adminMails } from './admin-mails.ts';
/** Texts that every section of the back office shows, and that several of its lists share. */
export const admin = {
  sections: {
    label: 'Bereiche der Verwaltung',
    dashboard: 'Übersicht',
    vehicles: 'Fahrzeuge',
    reservations: 'Reservierungen',
    orders: 'Bestellungen',
    invoices: 'Rechnungen',
    upload: 'Import',
    users: 'Händler',
    mails: 'E-Mails',
    history: 'Protokoll',
    admins: 'Administratoren',
  },
  palette: {
    title: 'Suche in der Verwaltung',
    open: 'Suchen',
    keys: 'Strg K',
    field: 'Nummer, FIN, Fahrzeug, Händler, E-Mail oder Befehl',
    searching: 'Suche läuft …',
    none: 'Nichts gefunden',
    portal: 'Zum Fahrzeugbestand für Händler',
    groups: {
      recent: 'Zuletzt geöffnet',
      order: 'Bestellungen',
      invoice: 'Rechnungen',
      vehicle: 'Fahrzeuge',
      dealer: 'Händler',
      section: 'Bereiche',
      action: 'Befehle',
    },
  },
  keys: {
    title: 'Tasten in den Listen',
    next: 'Zur nächsten Zeile',
    previous: 'Zur vorigen Zeile',
    open: 'Zeile öffnen',
    close: 'Zeile schließen',
    select: 'Zeile auswählen',
    search: 'Alles durchsuchen',
    help: 'Diese Übersicht',
    enter: 'Eingabe',
    escape: 'Esc',
    ctrl: 'Strg',
  },
  waiting: '{count} zu erledigen',
  failed: { delete: 'Löschen fehlgeschlagen', update: 'Änderung fehlgeschlagen' },
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Bitte <login>melden Sie sich in einem neuen Tab an</login> und speichern Sie dann erneut. Ihre Eingaben bleiben hier stehen.',
  denied: {
    title: 'Zugriff verweigert',
    text: 'Dieser Bereich ist nur für Administratoren.',
    home: 'Zur Startseite',
  },
  filters: {
    title: 'Liste filtern',
    apply: 'Filter anwenden',
    allStatuses: 'Alle Status',
    sort: 'Sortierung',
    reset: 'Filter zurücksetzen',
  },
  // Not areas of their own: the script of the first page names each file of texts.
  mails: adminMails,
  admins: adminAdmins,
};
