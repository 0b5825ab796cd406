/** The page descriptions for search engines and link previews. The server alone reads them. */
export const descriptions = {
  home: 'Geprüfte Leasingrückläufer zum Festpreis für gewerbliche Händler: vollständig dokumentiert, sofort reserviert, ohne Auktion.',
  inventory:
    'Leasingrückläufer zum Festpreis: nach Marke, Preis und Laufleistung filtern, nach Ausstattung suchen, Bilder und Dokumente ansehen, sofort reservieren.',
  vehicle: 'Zum Festpreis für gewerbliche Händler, mit Bildern und Dokumenten.',
  preview: 'Leasingrückläufer zum Festpreis für Händler',
};
