/** The cart, the binding order and its confirmation. */
export const cart = {
  title: 'Ihre Fahrzeugauswahl',
  lead: 'Prüfen Sie Ihre Auswahl und reservieren Sie verbindlich. Die Auswahl liegt nur in diesem Browser.',
  clear: {
    button: 'Auswahl leeren',
    title: 'Auswahl leeren?',
    consequence:
      '{count, plural, one {Das Fahrzeug wird} other {Die # Fahrzeuge werden}} aus Ihrer Auswahl entfernt. Reserviert ist noch nichts.',
    confirm: 'Auswahl leeren',
    keep: 'Behalten',
  },
  removal: {
    one: '{name} entfernt',
    several: '{count, plural, one {# Fahrzeug} other {# Fahrzeuge}} entfernt',
    all: 'Auswahl geleert',
    undo: 'Rückgängig',
  },
  empty: 'Keine Fahrzeuge in Ihrer Auswahl',
  emptyHint:
    'Legen Sie Fahrzeuge aus dem Bestand in Ihre Auswahl. Sie liegt nur in dem Browser, in dem Sie sie zusammenstellen.',
  toInventory: 'Zum Fahrzeugbestand',
  toSummary: 'Zur Übersicht',
  needsScripts: 'Ihre Auswahl liegt in diesem Browser. Bitte schalten Sie JavaScript ein, um sie zu sehen.',
  unchecked: 'Preise und Verfügbarkeit ließen sich nicht bei allen Fahrzeugen prüfen.',
  checkAgain: 'Erneut prüfen',
  row: {
    open: '{name} ansehen',
    vin: 'FIN {vin}',
    noVin: 'FIN nicht hinterlegt',
    registered: 'EZ {month}',
    net: '{price} netto',
    gross: '{price} brutto',
    forYou: 'Ihr Preis {price} ohne USt.',
    before: 'Bisher',
    remove: '{name} entfernen',
    takeOut: 'Entfernen',
    acceptPrice: 'Neuen Preis annehmen',
    acceptPriceOf: 'Neuen Preis annehmen: {name}, {price}',
    corrected:
      'Die Angaben zu diesem Fahrzeug haben sich geändert, seit Sie es ausgewählt haben. Bitte prüfen Sie sie.',
    cheaper: 'Der Nettopreis ist gesunken: {now} statt {before}.',
    repriced: 'Der Nettopreis ist gestiegen: {now} statt {before}.',
    own: 'Sie haben dieses Fahrzeug schon bestellt. Bitte nehmen Sie es aus Ihrer Auswahl.',
    colleague:
      '{by} hat dieses Fahrzeug schon für Ihre Firma bestellt. Bitte nehmen Sie es aus Ihrer Auswahl.',
    toOrder: 'Zur Bestellung #{number}',
    toReservations: 'Zu Ihren Reservierungen',
    reserved: 'Inzwischen reserviert. Bitte nehmen Sie das Fahrzeug aus Ihrer Auswahl.',
    sold: 'Inzwischen verkauft. Bitte nehmen Sie das Fahrzeug aus Ihrer Auswahl.',
    gone: 'Dieses Fahrzeug wird nicht mehr angeboten. Bitte nehmen Sie es aus Ihrer Auswahl.',
  },
  totals: {
    vehicles: 'Fahrzeuge netto',
    delivery: 'Lieferkosten netto',
    vat: 'USt. {percent}\u00a0%',
    gross: 'Gesamtbetrag brutto',
    toPay: 'Zu zahlen, ohne USt.',
    withoutVat: 'Gesamtbetrag ohne USt.',
    intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung',
  },
  open: {
    title: '{count, plural, one {# Fahrzeug braucht} other {# Fahrzeuge brauchen}} Ihre Entscheidung',
    repriced: 'neuer Preis',
    own: 'schon von Ihnen bestellt',
    colleague: 'schon von {by} bestellt',
    reserved: 'inzwischen reserviert',
    sold: 'inzwischen verkauft',
    gone: 'nicht mehr angeboten',
    removeLost: '{count, plural, one {# nicht verfügbares} other {# nicht verfügbare}} entfernen',
  },
  sent: {
    title: 'Ihre Bestellung ist abgeschickt, aber noch nicht bestätigt',
    text: 'Die Antwort auf Ihre Bestellung über {count, plural, one {# Fahrzeug} other {# Fahrzeuge}} kam nicht an. Senden Sie sie einfach erneut: Sie zählt in jedem Fall nur einmal.',
    again: 'Bestellung erneut senden',
    orders: 'Zu den Bestellungen',
    leave: 'Nicht erneut senden',
  },
  order: {
    done: 'Verbindlich reserviert',
    doneText: 'Ihre Bestellung #{number} ist eingegangen.',
    failed: 'Fehler',
    lost: 'Die Verbindung brach ab, bevor die Antwort kam. Sie können Ihre Bestellung gefahrlos erneut senden: Sie zählt nur einmal.',
    cancelled:
      'Ihre Bestellung #{number} war angekommen, wurde aber inzwischen storniert. Reserviert ist nichts. Sie können neu bestellen.',
    tooManyVehicles:
      'Es wurde nichts reserviert: Sie haben schon sehr viele Fahrzeuge in offenen Bestellungen. Bitte warten Sie, bis wir sie bearbeitet haben, oder rufen Sie uns an.',
    addressGone:
      'Es wurde nichts reserviert: Die gewählte Lieferadresse gibt es nicht mehr. Bitte prüfen Sie, wohin wir liefern sollen.',
    vehicle: '{name} ({vin})',
    priceNow: '{vehicle} jetzt {price}',
    unavailable:
      'Es wurde nichts reserviert. Nicht mehr verfügbar: {list}{more, plural, =0 {} one { und # weiteres} other { und # weitere}}.',
    repriced:
      'Es wurde nichts reserviert. Geänderte Nettopreise: {list}{more, plural, =0 {} one { und # weiterer} other { und # weitere}}.',
  },
  /** The dialogs of a delivery address. */
  address: {
    add: 'Lieferadresse hinzufügen',
    edit: 'Lieferadresse ändern',
    name: 'Name der Firma, der Filiale oder des Lagers',
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    save: 'Adresse speichern',
    saved: 'Lieferadresse gespeichert',
    overtaken: 'Inzwischen steht hier: {now}. Speichern Sie erneut, wenn Ihre Eingabe gelten soll.',
    full: 'Ihr Konto fasst keine weiteren Lieferadressen. Bitte löschen Sie erst eine.',
    remove: {
      title: 'Lieferadresse „{name}“ löschen?',
      consequence: 'Bestellungen, die an diese Adresse gehen, behalten sie.',
      confirm: 'Adresse löschen',
      keep: 'Adresse behalten',
      done: 'Lieferadresse gelöscht',
      failed: 'Lieferadresse nicht gelöscht',
    },
  },
  addresses: {
    billing: 'Rechnung an',
    delivery: 'Lieferung an',
    company: 'Firmenanschrift, {place}',
    edit: 'Adresse ändern',
    remove: 'Adresse löschen',
    gone: 'Die Lieferadresse „{name}“ gibt es nicht mehr. Geliefert wird an die Firmenanschrift.',
    byOwner: 'Lieferadressen ändern nur Kollegen mit allen Rechten.',
    failed: 'Ihre Lieferadressen konnten nicht geladen werden.',
    /** Why German VAT is charged to a dealer with another country or a VAT id of one. */
    taxed: {
      GERMAN_DEALER:
        'Firmen mit Sitz in Deutschland zahlen deutsche USt., auch mit der USt-IdNr. eines anderen EU-Staats.',
      GERMAN_DELIVERY: 'Lieferung innerhalb Deutschlands: Es fällt deutsche USt. an.',
      OUTSIDE_EU: 'Lieferung außerhalb der EU: Es fällt deutsche USt. an.',
      NO_FOREIGN_ID:
        'Ohne gültige USt-IdNr. aus einem anderen EU-Staat fällt deutsche USt. an. Bitte nennen Sie sie uns vor der Bestellung.',
      INVALID_ID:
        'Ihre USt-IdNr. {vatId} ist nach unserer Prüfung ungültig: Es fällt deutsche USt. an. Bitte rufen Sie uns vor der Bestellung an.',
    },
  },
  summary: {
    label: 'Übersicht und Bestellung',
    title: '{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}',
    shipping: 'Lieferart',
    delivery: 'Lieferung',
    deliveryHint:
      '{fee} netto je Fahrzeug. In der Regel bei Ihnen innerhalb von {days}\u00a0Werktagen nach Zahlungseingang',
    pickup: 'Abholung',
    pickupHint: 'Nur nach Absprache: Sprechen Sie uns bitte an',
    reference: 'Ihre Bestellnummer',
    notes: 'Anmerkungen zur Bestellung',
    optional: '(optional)',
    binding: 'Die Reservierung ist bereits ein rechtlich verbindlicher Kauf.',
    validity:
      'Die Reservierung gilt {hours}\u00a0Stunden. Haben wir Ihre Bestellung bis dahin nicht in Bearbeitung genommen, endet sie ohne Kosten für Sie, und die Fahrzeuge sind wieder für alle Händler frei.',
    cancellation:
      'Reservieren kostet nichts. Für eine Stornierung kann eine Bearbeitungsgebühr von {fee} anfallen.',
    payment:
      'Zahlung per Überweisung innerhalb von {days}\u00a0Werktagen ab Rechnungsdatum, nur vom Firmenkonto Ihres Unternehmens.',
    accept:
      'Ich akzeptiere die <terms>Allgemeinen Geschäftsbedingungen</terms> und verstehe, dass diese Reservierung rechtlich verbindlich ist',
    order: 'Verbindlich reservieren',
    sending: 'Ihre Bestellung wird gesendet …',
    nothingReserved:
      'Es wurde nichts reserviert. Bitte entscheiden Sie, was mit den genannten Fahrzeugen geschehen soll.',
    cheaperNow:
      'Es wurde nichts reserviert: Ein Preis ist eben gesunken. Sie können jetzt zum niedrigeren Preis reservieren.',
    removeFirst: 'Bitte entfernen Sie erst, was nicht mehr verfügbar ist.',
    tooMany:
      'Eine Bestellung fasst höchstens {max} Fahrzeuge. Bitte entfernen Sie {count, plural, one {# Fahrzeug} other {# Fahrzeuge}}.',
    acceptPricesFirst: 'Bitte nehmen Sie erst die neuen Preise an oder entfernen Sie die Fahrzeuge.',
    nothing: 'Keine Fahrzeuge in Ihrer Auswahl',
    viewerOnly: 'Mit Ihren Rechten können Sie nicht bestellen. Bitte wenden Sie sich an einen Kollegen.',
    acceptFirst: 'Bitte akzeptieren Sie die Bedingungen, um fortzufahren',
    addMore: 'Weitere Fahrzeuge hinzufügen',
  },
  request: {
    text: 'Ihre Firma lässt Sie bis {limit} netto je Bestellung selbst bestellen. Diese Auswahl liegt darüber: Senden Sie sie als Anfrage an Kollegen mit allen Rechten. Reserviert ist damit noch nichts.',
    send: 'Als Anfrage senden',
    sending: 'Ihre Anfrage wird gesendet …',
    done: 'Anfrage gesendet',
    doneText: 'Ihre Kollegen mit allen Rechten erhalten eine E-Mail.',
    failed: 'Es wurde nichts gesendet.',
    unanswered:
      'Wir wissen nicht, ob die Anfrage angekommen ist. Sie können sie noch einmal senden: Sie zählt nur einmal.',
  },
  confirmation: {
    title: 'Verbindlich reserviert',
    text: 'Ihre Bestellung #{number} über {count, plural, one {#\u00a0Fahrzeug} other {#\u00a0Fahrzeuge}} ist eingegangen. Die Bestätigung geht per E-Mail an {email}.',
    vehicles: 'Ihre Fahrzeuge',
    next: 'So geht es weiter',
    step1:
      '{contact} ({company}) ruft Sie innerhalb von {hours}\u00a0Stunden an, also bis {until}\u00a0Uhr. Sie erreichen uns auch selbst: <phone>{number}</phone> ({open}).',
    step2:
      'Sie erhalten die Rechnung per E-Mail und überweisen innerhalb von {days}\u00a0Werktagen ab Rechnungsdatum.',
    step3:
      'Innerhalb von {release}\u00a0Werktagen nach Zahlungseingang bestätigen wir die Lieferung. In der Regel trifft das Fahrzeug innerhalb von {arrival}\u00a0Werktagen nach Zahlungseingang bei Ihnen ein.',
    order: 'Zur Bestellung',
    print: 'Drucken',
    orders: 'Zu den Bestellungen',
    inventory: 'Zum Fahrzeugbestand',
  },
  faq: {
    title: 'Häufige Fragen',
    binding: {
      q: 'Ist die Reservierung verbindlich?',
      a: 'Ja. Sie ist ein verbindlicher Kauf. Das Fahrzeug ist dann {hours}\u00a0Stunden für Sie reserviert.',
    },
    lapse: {
      q: 'Was passiert nach {hours}\u00a0Stunden?',
      a: 'Haben wir Ihre Bestellung bis dahin nicht in Bearbeitung genommen, endet sie, und keine Seite schuldet der anderen etwas. Die Fahrzeuge sind dann wieder für alle Händler frei; auch Sie können sie erneut reservieren. Sobald wir die Bestellung bearbeiten, läuft keine Reservierung mehr ab.',
    },
    payment: {
      q: 'Wie bezahle ich?',
      a: 'Per Überweisung vom Firmenkonto Ihres Unternehmens, innerhalb von {days}\u00a0Werktagen ab Rechnungsdatum.',
    },
    delivery: {
      q: 'Wann kommt das Fahrzeug?',
      a: 'In der Regel innerhalb von {days}\u00a0Werktagen nach Zahlungseingang.',
    },
    cancel: {
      q: 'Kann ich stornieren?',
      a: 'Solange die Bestellung offen ist, ja. Dafür kann eine Bearbeitungsgebühr von {fee} anfallen.',
    },
  },
};
