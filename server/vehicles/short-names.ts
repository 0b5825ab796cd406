/** Abbreviations of the trade, with the words that vehicles have instead. */
const MEANINGS: Record<string, readonly string[]> = {
  vw: ['volkswagen'],
  mb: ['mercedes'],
  merc: ['mercedes'],
  benz: ['mercedes'],
  bimmer: ['bmw'],
  beemer: ['bmw'],
  vauxhall: ['opel'],
  chevy: ['chevrolet'],
  alfaromeo: ['alfa romeo'],
  landrover: ['land rover'],
  astonmartin: ['aston martin'],
  acc: ['abstandstempomat', 'abstandsregeltempomat', 'adaptive cruise'],
  ahk: ['anhängerkupplung', 'anhängevorrichtung'],
  alu: ['leichtmetallfelgen'],
  dsg: ['doppelkupplung'],
  efh: ['elektrische fensterheber'],
  gra: ['tempomat'],
  gsd: ['glasschiebedach'],
  hud: ['head up'],
  klima: ['klimaanlage', 'klimaautomatik'],
  navi: ['navigation'],
  pano: ['panorama'],
  pdc: ['einparkhilfe', 'parkpilot', 'park distance'],
  rfk: ['rückfahrkamera'],
  shz: ['sitzheizung'],
  tfl: ['tagfahrlicht'],
  zv: ['zentralverriegelung'],
};

/** A Map, because a typed word may be the name of a property that every object has. */
export const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(MEANINGS));
