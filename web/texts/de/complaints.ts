/** Complaints about vehicles of an order. */
export const complaints = {
  title: 'Reklamationen',
  loadFailed: 'Die Reklamationen lassen sich nicht laden',
  text: 'Stimmt etwas mit einem Fahrzeug nicht? Melden Sie es hier bis {at}\u00a0Uhr. Die Meldung zählt wie eine E-Mail an uns.',
  textByColleagues:
    'Zeigt sich noch ein Mangel, melden ihn Kollegen, die auch bestellen dürfen, hier bis zum {at}\u00a0Uhr.',
  closed:
    'Hier waren Reklamationen bis {at}\u00a0Uhr möglich. Bitte schreiben Sie uns, wenn noch etwas offen ist: <email></email>',
  notCompleted:
    'Diese Bestellung ist nicht mehr abgeschlossen und nimmt deshalb keine Reklamationen an. Bitte schreiben Sie uns, wenn etwas offen ist: <email></email>',
  terms: {
    FIRST_NOTICE: 'Erste Meldung, {count}\u00a0Stunden nach der Übergabe: bis {at}\u00a0Uhr',
    OBVIOUS: 'Offene Mängel, {count}\u00a0Stunden nach der Übergabe: bis {at}\u00a0Uhr',
    HIDDEN: 'Verdeckte Mängel, {count}\u00a0Werktage nach der Entdeckung: spätestens bis {at}\u00a0Uhr',
  },
  isOver: 'abgelaufen',
  lateToo: 'Auch nach Ablauf einer Frist können Sie melden. Wir entscheiden im Einzelfall.',
  needsScript:
    'Für die Meldung braucht diese Seite JavaScript. Ohne schreiben Sie uns bitte an {email} oder rufen Sie an: {phone}',
  report: 'Reklamation schreiben',
  reported: 'Gemeldet am {at}\u00a0Uhr{by, select, NOBODY {} other { von {by}}}.',
  answerBy:
    '{reader, select, admin {Zugesagt ist eine Antwort bis {at}\u00a0Uhr.} other {Wir antworten bis {at}\u00a0Uhr.}}',
  mileage: 'Kilometerstand: {km}.',
  driven: 'Seit dem Verkauf {km} gefahren.',
  fewer: 'Das sind {km} weniger als beim Verkauf.',
  late: {
    FIRST_NOTICE: 'Nach der Frist für die erste Meldung ({at}\u00a0Uhr)',
    OBVIOUS: 'Nach der Frist für offene Mängel ({at}\u00a0Uhr)',
    HIDDEN: 'Nach der Frist für verdeckte Mängel ({at}\u00a0Uhr)',
  },
  states: { OPEN: 'Offen', ACCEPTED: 'Anerkannt', DECLINED: 'Abgelehnt', SETTLED: 'Erledigt' },
  answered: '{state} am {at}\u00a0Uhr, {by}',
  by: { dealer: 'von uns', admin: 'von einem gelöschten Zugang' },
  form: {
    vehicle: 'Fahrzeug',
    choose: 'Bitte wählen',
    text: 'Was ist anders als angegeben?',
    textHint: 'Wo, seit wann, wie äußert es sich?',
    mileage: 'Kilometerstand jetzt',
    mileageSold: 'Verkauft mit {km}.',
    mileageHint: 'Lassen Sie das Feld leer, wenn er sich nicht ablesen lässt.',
    mileageWhole: 'Bitte ganze Kilometer angeben, ohne Nachkommastellen: zum Beispiel {km}',
    files: 'Fotos und Dokumente auswählen',
    filesHint: 'Bis zu {count} Bilder oder PDF, je höchstens {max}\u00a0MB',
    leaveOut: '{name} weglassen',
    sending: 'Reklamation wird gesendet',
    send: 'Jetzt senden',
    done: 'Reklamation gesendet',
    doneText: 'Eine Bestätigung kommt per E-Mail.',
    tooLarge: '{name} ist größer als {max}\u00a0MB.',
    refused: '{name}: {reason}',
  },
  answer: {
    state: 'Stand',
    choose: 'Bitte wählen',
    text: 'Antwort an den Händler',
    hint: 'Der Händler erhält sie per E-Mail und liest sie hier.',
    send: 'Antwort senden',
    done: 'Antwort gesendet',
    overtaken: 'Inzwischen hat jemand anderes geantwortet. Bitte lesen Sie erst die Antwort oben.',
  },
};
