/** The page of one vehicle in the back office. */
export const adminVehicle = {
  back: 'Alle Fahrzeuge',
  failed: 'Fahrzeug konnte nicht geladen werden',
  public: 'Im Fahrzeugbestand ansehen',
  copyVin: 'FIN kopieren',
  vinCopied: 'FIN kopiert',
  until: 'reserviert bis {at}',
  orders: 'Bestellungen',
  noOrders: 'Dieses Fahrzeug wurde noch nicht bestellt.',
  ordersFailed: 'Bestellungen konnten nicht geladen werden',
  tabs: {
    label: 'Angaben zum Fahrzeug',
    data: 'Daten',
    documents: 'Dokumente ({count})',
    history: 'Verlauf',
  },
};
