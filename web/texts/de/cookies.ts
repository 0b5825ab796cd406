/** The cookie settings. */
export const cookies = {
  title: 'Cookie-Einstellungen',
  description:
    'Was dieses Portal in Ihrem Browser speichert und was nicht: nur Notwendiges, keine Statistik, keine Werbung, keine Dienste Dritter.',
  lead: 'Dieses Portal speichert nur, was es zum Arbeiten braucht: das Cookie Ihrer Anmeldung, Sprache und Darstellung, Ihre Fahrzeugauswahl, Ihren Vergleich und was Sie begonnen haben. Statistik, Werbung und Dienste Dritter gibt es hier nicht. Ihre Auswahl auf dieser Seite ändert daran nichts; sie wird weder gespeichert noch übertragen.',
  details: 'Einzelheiten stehen in der <policy>Datenschutzerklärung</policy>.',
  legend: 'Arten von Cookies',
  necessary: { label: 'Notwendig', text: 'Anmeldung, Fahrzeugauswahl und begonnene Eingaben. Immer aktiv.' },
  functional: { label: 'Funktional', text: 'Merkt sich Sprache und Darstellung, wenn Sie sie ändern.' },
  analytics: { label: 'Statistik', text: 'Zählt Besuche und Klicks. In diesem Portal nicht im Einsatz.' },
  marketing: { label: 'Marketing', text: 'Zeigt passende Werbung. In diesem Portal nicht im Einsatz.' },
  rejectAll: 'Alle ablehnen',
  acceptAll: 'Alle akzeptieren',
  save: 'Einstellungen speichern',
  saved: 'Einstellungen gespeichert',
};
