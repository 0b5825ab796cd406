/** The help for dealers. */
export const documentation = {
  title: 'Dokumentation',
  description:
    'Hilfe für Händler: Konto und Freischaltung, Fahrzeugbestand, Reservierungen, Bestellungen, Bezahlung, Lieferung und Support.',
  lead: 'Wie Sie im Portal suchen, kaufen, bezahlen und Hilfe bekommen.',
  contents: 'Inhalt',
  search: 'In der Dokumentation suchen',
  found: '{hits, plural, =0 {Nichts gefunden.} one {# Treffer} other {# Treffer}}',
  foundIn: '{sections, plural, one {in # Abschnitt} other {in # Abschnitten}}',
  nothingHint: 'Versuchen Sie es mit einem anderen Wort oder <contact>schreiben Sie uns</contact>.',
  openAll: 'Alle aufklappen',
  closeAll: 'Alle zuklappen',
};
