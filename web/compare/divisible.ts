/** Before the later parts of the long compounds in the names of the rows. */
const DIVISION =
  /(\p{L}{3})(?=kupplung|system|tempomat|kamera|ausstattung|anschluss|instrument|heizung|assistent|automatik|scheinwerfer|anlage|beleuchtung|verglasung|metallräder|reifen|lenkung|erkennung|kontrolle|digkeits|begrenzer|verriegelung|wirbelstütze|lehne|auswahl|lenkrad|klimatisierung|climatisation|steckdose|zertifikat|einrichtung|bedienung|reparaturset|abdeckung|verzurrung|türen|verstellbar|rollos|fahrzeug|klasse|verbrauch|kapazität)/giu;

/** A name with soft hyphens. Not every browser has a dictionary for `hyphens: auto`, and without one it divides a word anywhere. */
export const divisible = (name: string): string => name.replaceAll(DIVISION, '$1\u00ad');
