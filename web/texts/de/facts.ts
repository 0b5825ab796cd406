import type { DocumentType } from '../../../contract/document-types.ts';
import type { FactName } from '../../../contract/fact-names.ts';

/** The facts of a vehicle by their names. The page of the vehicle, imports, the form and the history show them. */
export const factNames = {
  seats: 'Sitze',
  emissionClass: 'Emissionsklasse',
  co2GKm: 'CO₂-Ausstoß',
  consumptionLitres: 'Kraftstoffverbrauch',
  consumptionKwh: 'Stromverbrauch',
  batteryKwh: 'Batteriekapazität',
  batteryHealthPercent: 'Zustand der Batterie (SoH)',
  rangeKm: 'Reichweite',
  towLoadKg: 'Anhängelast, gebremst',
  hsnTsn: 'HSN/TSN',
  interior: 'Innenausstattung',
  owners: 'Vorbesitzer',
  keys: 'Schlüssel',
  serviceBook: 'Serviceheft',
  nextInspection: 'Nächste HU',
  accidentFree: 'Unfallfrei',
  imported: 'Importfahrzeug',
  locationPostalCode: 'Standort, Postleitzahl',
  locationCountry: 'Standort, Land',
  readyFrom: 'Abholbereit ab',
} satisfies Record<FactName, string>;

/** The words of facts that are codes. */
export const factWords = {
  serviceBook: { COMPLETE: 'vollständig', PRESENT: 'vorhanden', INCOMPLETE: 'lückenhaft', NONE: 'keines' },
  country: {
    AT: 'Österreich',
    BE: 'Belgien',
    BG: 'Bulgarien',
    CH: 'Schweiz',
    CY: 'Zypern',
    CZ: 'Tschechien',
    DE: 'Deutschland',
    DK: 'Dänemark',
    EE: 'Estland',
    ES: 'Spanien',
    FI: 'Finnland',
    FR: 'Frankreich',
    GB: 'Vereinigtes Königreich',
    GR: 'Griechenland',
    HR: 'Kroatien',
    HU: 'Ungarn',
    IE: 'Irland',
    IS: 'Island',
    IT: 'Italien',
    LI: 'Liechtenstein',
    LT: 'Litauen',
    LU: 'Luxemburg',
    LV: 'Lettland',
    MT: 'Malta',
    NL: 'Niederlande',
    NO: 'Norwegen',
    PL: 'Polen',
    PT: 'Portugal',
    RO: 'Rumänien',
    SE: 'Schweden',
    SI: 'Slowenien',
    SK: 'Slowakei',
  },
  expired: 'abgelaufen ({month})',
  yes: 'ja',
  no: 'nein',
};

/** The types of documents. The page of the vehicle, the form and the history show them. */
export const documentTypes = {
  CONDITION_REPORT: 'Zustandsbericht',
  SERVICE_HISTORY: 'Servicehistorie',
  REGISTRATION: 'Fahrzeugpapiere',
  COC: 'CoC (Übereinstimmung)',
  OTHER: 'Sonstiges',
} satisfies Record<DocumentType, string>;
