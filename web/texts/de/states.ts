/** The names of states and of the fixed terms of the trade. */
export const states = {
  vehicle: { AVAILABLE: 'Verfügbar', RESERVED: 'Reserviert', SOLD: 'Verkauft' },
  dealer: { PENDING: 'In Prüfung', ACTIVE: 'Aktiv', SUSPENDED: 'Gesperrt' },
  order: {
    PENDING: 'Offen',
    PROCESSING: 'In Bearbeitung',
    PROCESSED: 'In Bearbeitung',
    RESERVED: 'Reserviert',
    COMPLETED: 'Abgeschlossen',
    CANCELLED: 'Storniert',
    EXPIRED: 'Abgelaufen',
  },
  reservation: { ACTIVE: 'Aktiv', CANCELLED: 'Storniert', EXPIRED: 'Abgelaufen' },
  fuel: {
    Petrol: 'Benzin',
    Diesel: 'Diesel',
    Electric: 'Elektro',
    Hybrid: 'Hybrid',
    'Plug-in hybrid': 'Plug-in-Hybrid',
    LPG: 'Autogas (LPG)',
    CNG: 'Erdgas (CNG)',
    Hydrogen: 'Wasserstoff',
    Other: 'Sonstige',
  },
  /** Short forms for places where the full word would break. */
  fuelShort: { 'Plug-in hybrid': 'Plug-in-Hybrid' },
  transmission: { Manual: 'Schaltung', Automatic: 'Automatik' },
  steering: { LEFT: 'Links', RIGHT: 'Rechts' },
};
