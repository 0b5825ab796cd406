/** The contact page. */
export const contact = {
  title: 'Kontakt',
  description:
    'Support, Vertrieb und Anschrift: So erreichen gewerbliche Händler uns bei Fragen zu Fahrzeugen, Konto und Bestellungen.',
  lead: 'Fragen zu einem Fahrzeug, zu Ihrem Konto oder zu einer Bestellung? Wir antworten innerhalb von {hours}\u00a0Stunden.',
  support: {
    title: 'Support',
    text: 'Konto, Freischaltung und Bedienung des Portals',
    reply: 'Antwort innerhalb von {hours}\u00a0Stunden',
  },
  sales: { title: 'Vertrieb', text: 'Fahrzeuge, Bestellungen und Lieferung' },
  headquarters: 'Hauptsitz',
  documentation: 'Vieles ist schon beantwortet: Sehen Sie in der <link>Dokumentation</link> nach.',
  form: {
    title: 'Nachricht schreiben',
    allRequired: 'Bitte füllen Sie alle Felder aus.',
    needsScript:
      'Das Formular braucht JavaScript. Schreiben Sie uns bitte an eine der genannten E-Mail-Adressen oder rufen Sie uns an.',
    name: 'Name',
    company: 'Unternehmen',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    subject: 'Betreff',
    message: 'Nachricht',
    submit: 'Nachricht senden',
    done: 'Nachricht gesendet',
    doneText: 'Vielen Dank. Eine Kopie geht an {email}.',
    doneRead: 'Vielen Dank. Was Sie geschrieben haben, steht unter dem Formular.',
    sent: 'Das haben Sie uns geschrieben',
    failed: 'Fehler',
    failedText: 'Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    tooMany:
      'Aus Ihrem Netz kamen zu viele Nachrichten. Bitte versuchen Sie es in einer Stunde erneut oder rufen Sie uns an.',
  },
  privacy:
    'Wie wir mit Ihren Angaben umgehen, steht in der <link>Datenschutzerklärung</link>. Wenn Sie angemeldet sind und Ihre E-Mail-Adresse bestätigt ist, erhalten Sie eine Kopie Ihrer Nachricht per E-Mail.',
};
