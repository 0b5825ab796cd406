/** The home page. */
export const home = {
  title: 'Leasingrückläufer zum Festpreis. Sofort reserviert.',
  lead: 'Geprüfte Fahrzeuge mit vollständiger Dokumentation für gewerbliche Händler im Europäischen Wirtschaftsraum. Keine Auktion, kein Warten.',
  inventory: 'Zum Fahrzeugbestand',
  register: 'Als Händler registrieren',
  vehicles: 'Fahrzeuge',
  dealers: 'Händler',
  delivery: 'Lieferung',
  documentation: 'Dokumentation',
};
