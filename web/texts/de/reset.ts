/** The page for people who have forgotten their password. */
export const reset = {
  title: 'Neues Passwort festlegen',
  login: 'Zur Anmeldung',
  request: {
    text: 'Bitte geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen. Er gilt {minutes}\u00a0Minuten.',
    email: 'E-Mail-Adresse',
    submit: 'Link anfordern',
    sent: 'Wenn es zu {email} ein Konto gibt, ist der Link jetzt unterwegs. Er gilt {minutes}\u00a0Minuten. Bitte sehen Sie auch im Spam-Ordner nach.',
    tooMany:
      'Aus Ihrem Netz wurden zu viele Links angefordert. Bitte versuchen Sie es in einer Stunde erneut oder rufen Sie uns an.',
  },
  set: {
    text: 'Mit dem neuen Passwort melden Sie sich auf allen Geräten neu an.',
    password: 'Neues Passwort',
    hint: 'Mindestens {min}\u00a0Zeichen, für die Verwaltung mindestens {adminMin}',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Passwort speichern',
    done: 'Ihr neues Passwort ist gespeichert. Sie wurden überall abgemeldet und können sich jetzt damit anmelden.',
    invalid:
      'Dieser Link gilt nicht mehr. Er gilt {minutes}\u00a0Minuten und nur einmal. Haben Sie Ihr neues Passwort schon festgelegt, melden Sie sich bitte damit an. Sonst fordern Sie einen neuen Link an.',
    again: 'Neuen Link anfordern',
  },
  invite: {
    title: 'Willkommen',
    text: 'Legen Sie hier Ihr Passwort fest. Danach melden Sie sich mit Ihrer E-Mail-Adresse an.',
    done: 'Ihr Passwort ist gespeichert. Sie können sich jetzt anmelden.',
    invalid:
      'Dieser Link gilt nicht mehr. Er gilt {days}\u00a0Tage und nur einmal. Haben Sie Ihr Passwort schon festgelegt, melden Sie sich bitte an. Sonst bitten Sie den Absender der Einladung um eine neue.',
  },
};
