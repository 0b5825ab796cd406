/** The cart, the binding step and its confirmation. */
export const cart = {
  title: 'Ihre Fahrzeugauswahl',
  lead: 'Prüfen Sie Ihre Auswahl und reservieren Sie verbindlich.',
  clear: 'Auswahl abbrechen',
  empty: 'Keine Fahrzeuge in Ihrer Auswahl',
  emptyHint: 'Legen Sie Fahrzeuge aus dem Bestand in Ihre Auswahl.',
  toInventory: 'Zum Fahrzeugbestand',
  row: {
    open: '{name} ansehen',
    noVin: 'N/A',
    registered: 'EZ {month}',
    gross: 'brutto {price}',
    remove: '{name} entfernen',
    repriced: 'Der Preis hat sich geändert. Es gilt der neue Preis.',
    reserved: 'Inzwischen reserviert. Bitte entfernen Sie das Fahrzeug, um die übrigen zu bestellen.',
    sold: 'Inzwischen verkauft. Bitte entfernen Sie das Fahrzeug, um die übrigen zu bestellen.',
    gone: 'Dieses Fahrzeug ist nicht mehr verfügbar. Bitte entfernen Sie es.',
  },
  totals: {
    vehicles: 'Fahrzeuge netto',
    delivery: 'Lieferung netto',
    vat: 'VAT {percent} %',
    gross: 'Gesamt brutto',
    intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung',
  },
  summary: {
    title: '{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}',
    shipping: 'Versand',
    delivery: 'Lieferung',
    deliveryHint: '{fee} netto je Fahrzeug',
    pickup: 'Abholung',
    pickupHint: 'Derzeit nicht möglich',
    notes: 'Anmerkungen zur Bestellung',
    optional: '(optional)',
    validity: 'Die Reservierung gilt {hours} Stunden.',
    binding: 'Die Reservierung ist bereits ein rechtlich verbindlicher Kauf.',
    cancellation:
      'Reservieren kostet nichts. Für eine Stornierung kann eine Bearbeitungsgebühr von {fee} anfallen.',
    payment:
      'Zahlung per Überweisung innerhalb von {days} Werktagen ab Rechnungsdatum, nur vom Geschäftskonto Ihrer Firma.',
    accept:
      'Ich akzeptiere die Allgemeinen Geschäftsbedingungen und verstehe, dass diese Reservierung rechtlich verbindlich ist',
    order: 'Verbindlich reservieren',
    removeFirst: 'Bitte entfernen Sie erst, was nicht mehr verfügbar ist.',
    nothing: 'Keine Fahrzeuge in Ihrer Auswahl',
    acceptFirst: 'Bitte akzeptieren Sie die Bedingungen, um fortzufahren',
    addMore: 'Weitere Fahrzeuge hinzufügen',
  },
  confirmation: {
    title: 'Verbindlich reserviert',
    text: 'Ihre Bestellung #{number} über {count, plural, one {# Fahrzeug} other {# Fahrzeuge}} ({total} netto) ist eingegangen. Die Bestätigung kommt per E-Mail.',
    next: 'So geht es weiter',
    step1: 'Wir rufen Sie innerhalb von {hours} Stunden an.',
    step2: 'Sie erhalten die Rechnung per E-Mail und überweisen innerhalb von {days} Werktagen.',
    step3: 'Nach dem Zahlungseingang bestätigen wir die Lieferung.',
    orders: 'Zu den Bestellungen',
    inventory: 'Zum Fahrzeugbestand',
  },
  faq: {
    title: 'Häufige Fragen',
    binding: {
      q: 'Ist die Reservierung verbindlich?',
      a: 'Ja. Sie ist ein verbindlicher Kauf. Das Fahrzeug ist für Sie {hours} Stunden reserviert.',
    },
    payment: {
      q: 'Wie bezahle ich?',
      a: 'Per Überweisung vom Geschäftskonto Ihrer Firma, innerhalb von {days} Werktagen ab Rechnungsdatum.',
    },
    delivery: {
      q: 'Wann kommt das Fahrzeug?',
      a: 'In der Regel innerhalb von {days} Werktagen nach Zahlungseingang.',
    },
    cancel: {
      q: 'Kann ich stornieren?',
      a: 'Solange die Bestellung offen ist, ja. Dafür kann eine Bearbeitungsgebühr von {fee} anfallen.',
    },
  },
};
