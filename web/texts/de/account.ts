/** The page on which a signed-in user sees and changes the own account. */
export const account = {
  title: 'Mein Konto',
  needsScript:
    'Um etwas zu ändern, braucht Ihr Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  password: {
    title: 'Passwort',
    text: 'Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    hint: 'Mindestens {min}\u00a0Zeichen',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Passwort ändern',
    wrong: 'Das aktuelle Passwort ist falsch',
    done: 'Passwort geändert',
    doneText: 'Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
    tooMany: 'Zu viele falsche Passwörter. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
  },
};
