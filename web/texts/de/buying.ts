/** What only dealers need on the page of a vehicle. */
export const buying = {
  forYou: {
    label: 'Preis für Sie',
    german: 'netto · mit {percent}\u00a0% USt. ({vat}) brutto {gross}',
    vat: 'USt. für Sie {percent}\u00a0%',
    reason: 'Steuerfreie innergemeinschaftliche Lieferung an Ihre Firmenanschrift',
    total: 'Ihr Preis, zzgl. Lieferung',
    /** Below the net price, where there is little room. */
    short: '{percent}\u00a0% USt., zzgl. Lieferung',
  },
  own: {
    held: 'Sie haben dieses Fahrzeug bestellt.',
    heldBy: '{by} hat dieses Fahrzeug für Ihre Firma bestellt.',
    order: 'Zur Bestellung',
  },
  /** Names of the button on a card for screen readers, which begin with its word. */
  card: { add: 'In die Auswahl: {name}', inCart: 'In Ihrer Auswahl: {name}' },
  suspended: 'Ihr Konto ist gesperrt. Bitte rufen Sie uns an:',
  viewer: 'Mit Ihren Rechten können Sie nicht bestellen. Bitte wenden Sie sich an einen Kollegen.',
  reserve: {
    open: 'Sofort reservieren',
    title: '{name} verbindlich reservieren?',
    consequence:
      'Die Reservierung ist ein rechtlich verbindlicher Kauf und gilt {hours}\u00a0Stunden. Haben wir Ihre Bestellung bis dahin nicht in Bearbeitung genommen, endet sie ohne Kosten für Sie, und das Fahrzeug ist wieder für alle Händler frei. Für eine Stornierung kann eine Bearbeitungsgebühr von {fee} anfallen.',
    deliverTo: 'Lieferung an',
    otherAddress: 'Für eine andere Lieferadresse legen Sie das Fahrzeug bitte in Ihre <cart>Auswahl</cart>.',
    confirmAgain: 'Bitte bestätigen Sie erneut.',
    accept:
      'Ich akzeptiere die <terms>Allgemeinen Geschäftsbedingungen</terms> und verstehe, dass diese Reservierung rechtlich verbindlich ist',
    vehicleNet: 'Fahrzeug netto',
    deliveryNet: 'Lieferkosten netto',
    vat: 'USt. {percent}\u00a0%',
    gross: 'Gesamtbetrag brutto',
    toPay: 'Zu zahlen, ohne USt.',
    reason: 'Grund',
    intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung',
    acceptFirst: 'Bitte akzeptieren Sie die Bedingungen, um fortzufahren',
    confirm: 'Verbindlich reservieren',
    done: 'Für Sie reserviert',
    doneText: 'Bestellung #{number}, gültig {hours}\u00a0Stunden. Die Bestätigung kommt per E-Mail.',
    toOrder: 'Zur Bestellung',
    failed: 'Reservierung fehlgeschlagen',
    tooManyVehicles: 'Zu viele Fahrzeuge in offenen Bestellungen',
    noAnswer:
      'Der Server hat nicht geantwortet. Versuchen Sie es einfach noch einmal: Die Reservierung zählt nur einmal.',
  },
};
