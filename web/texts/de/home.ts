/** The home page. */
export const home = {
  title: 'Leasingrückläufer zum Festpreis. <whole>Sofort reserviert.</whole>',
  lead: 'Geprüfte Fahrzeuge mit vollständiger Dokumentation für registrierte gewerbliche Händler im Europäischen Wirtschaftsraum. Keine Auktion, kein Warten.',
  inventory: 'Zum Fahrzeugbestand',
  howItWorks: 'So funktioniert es',
  register: 'Als Händler registrieren',
  contact: 'Kontakt aufnehmen',
  claims: {
    label: 'Der Bestand in Zahlen',
    vehicles: 'Fahrzeuge',
    vehiclesFigure: '{count}+',
    dealers: 'Händler',
    dealersFigure: '{count}+',
    delivery: 'Lieferung',
    deliveryFigure: '{hours}\u00a0h',
    documentation: 'Dokumentation',
    documentationFigure: '{percent}\u00a0%',
  },
  newest: {
    title: 'Neu im Bestand',
    all: 'Alle Fahrzeuge ansehen',
    registered: 'EZ {month}',
    net: 'zzgl. {vat}% VAT',
  },
  steps: {
    title: 'So funktioniert es',
    register: {
      title: 'Registrieren',
      text: 'Legen Sie in vier Schritten ein Konto für Ihre Firma an. Wir prüfen es, in der Regel in {from}\u00a0bis\u00a0{to}\u00a0Werktagen.',
    },
    browse: {
      title: 'Auswählen',
      text: 'Filtern Sie den Bestand, sehen Sie Bilder, Ausstattung und Dokumente an und legen Sie Fahrzeuge in Ihre Auswahl.',
    },
    purchase: {
      title: 'Kaufen',
      text: 'Reservieren Sie verbindlich zum Festpreis. Wir rufen Sie innerhalb von {call}\u00a0Stunden an; die Rechnung kommt per E-Mail.',
    },
  },
  benefits: {
    title: 'Ihre Vorteile',
    quality: {
      title: 'Geprüfte Qualität',
      text: 'Jedes Fahrzeug kommt aus Flotte oder Leasing und wird vor dem Verkauf begutachtet. Bilder und Daten zeigen seinen Zustand.',
    },
    availability: {
      title: 'Schnell verfügbar',
      text: 'Eine Reservierung gilt sofort und {hours}\u00a0Stunden lang. Ein Fahrzeug wird nie zweimal vergeben.',
    },
    prices: {
      title: 'Transparente Preise',
      text: 'Festpreise netto und brutto, für jeden sichtbar. Kein Bieten, kein Aufgeld, keine Nachverhandlung.',
    },
    documents: {
      title: 'Vollständige Dokumentation',
      text: 'Ausstattung, Bilder und Dokumente sind beim Fahrzeug hinterlegt. Sie sehen sie vor dem Kauf und können sie herunterladen.',
    },
    pickup: {
      title: 'Flexible Abholung und Lieferung',
      text: 'Wir liefern auf Ihren Hof, für {fee} netto je Fahrzeug; für Transportschäden haften wir. Abholung nach Absprache: Sprechen Sie uns bitte an.',
    },
    features: {
      title: 'Werkzeuge für den Einkauf',
      text: 'Suche auch nach Ausstattung, mit Tippfehlertoleranz, Filter nach Leistung und Laufleistung, Bestellungen und Fristen auf einen Blick, in drei Sprachen.',
    },
  },
  testimonials: {
    title: 'Was Händler sagen',
    stars: '{count} von {count} Sternen',
    one: {
      quote:
        'Ich sehe den Preis, ich sehe die Dokumente, und wenn es passt, gehört mir der Wagen. So stelle ich mir Einkauf vor.',
      name: 'Katrin Behrens',
      firm: 'Autohaus Behrens, Oldenburg',
    },
    two: {
      quote:
        'Keine Auktion, bei der man am Ende mehr zahlt als geplant. Ich kalkuliere einmal und reserviere.',
      name: 'Marc Delvaux',
      firm: 'Delvaux Automobiles, Luxemburg',
    },
    three: {
      quote:
        'Die Beschreibung stimmt mit dem Auto überein, das auf den Hof rollt. Das spart uns jede Woche Zeit.',
      name: 'Jasper de Wit',
      firm: 'De Wit, Utrecht',
    },
  },
  faq: {
    title: 'Häufige Fragen',
    who: {
      q: 'Wer kann hier kaufen?',
      a: 'Nur Unternehmen: gewerbliche Fahrzeughändler im Europäischen Wirtschaftsraum und in der Schweiz. An Verbraucher verkaufen wir nicht.',
    },
    account: {
      q: 'Wie lange dauert die Freischaltung?',
      a: 'Wir prüfen neue Konten in der Regel in {from}\u00a0bis\u00a0{to}\u00a0Werktagen und melden uns per E-Mail. Den Bestand mit allen Preisen sehen Sie schon vorher.',
    },
    auction: {
      q: 'Wird hier versteigert?',
      a: 'Nein. Jedes Fahrzeug hat einen Festpreis. Wer reserviert, kauft verbindlich; das Fahrzeug ist dann {hours}\u00a0Stunden für ihn reserviert.',
    },
    payment: {
      q: 'Wie wird bezahlt?',
      a: 'Ausschließlich per Überweisung und nur vom Firmenkonto des registrierten Unternehmens, innerhalb von {days}\u00a0Werktagen ab Rechnungsdatum.',
    },
    delivery: {
      q: 'Wann kommt das Fahrzeug?',
      a: 'Innerhalb von {release}\u00a0Werktagen nach Zahlungseingang bestätigen wir die Lieferung; in der Regel innerhalb von {arrival}\u00a0Werktagen steht das Fahrzeug auf Ihrem Hof. Transportbereite Fahrzeuge werden innerhalb von {dispatch}\u00a0Stunden verladen. Die Lieferung kostet {fee} netto je Fahrzeug.',
    },
    warranty: {
      q: 'Gibt es eine Gewährleistung?',
      a: 'Nein. Verkauft wird zwischen Unternehmen, unter Ausschluss der Sachmängelhaftung. Mängel melden Sie bitte innerhalb von {hours}\u00a0Stunden nach der Übernahme per E-Mail, mit Fotos oder Dokumenten; wir prüfen sie und suchen mit Ihnen eine Lösung.',
    },
    cancel: {
      q: 'Was kostet eine Stornierung?',
      a: 'Reservieren ist kostenlos. Wird eine Bestellung storniert oder nicht bezahlt, können wir eine Bearbeitungsgebühr von {fee} berechnen.',
    },
    support: {
      q: 'Wer hilft bei Fragen?',
      a: 'Unser Support: {email}, {phone}, {opening}. Wir antworten innerhalb von {hours}\u00a0Stunden.',
    },
  },
  closing: {
    title: 'Bereit für den nächsten Einkauf?',
    text: 'Die Registrierung ist kostenlos. Verkauft wird nur an Unternehmen, bezahlt per Überweisung vom Firmenkonto, ohne Gewährleistung.',
    vehicles: 'Sie haben bereits ein Konto.',
  },
};
