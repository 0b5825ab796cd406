/** The terms of the trade in German, English and French, each with the English term that is stored. */

// "Gas" is missing on purpose: in English it is petrol, in German LPG or CNG. So it is stored as it is written.
const FUELS = {
  Petrol:
    'petrol, gasoline, benzin, benziner, super, super e10, super plus, ottomotor, otto, essence, sans plomb',
  Diesel: 'diesel, dieselkraftstoff, gazole, gasoil',
  Electric:
    'electric, electricity, bev, ev, battery electric, elektro, elektrisch, elektroantrieb, strom, electrique',
  Hybrid:
    'hybrid, hev, mhev, mild hybrid, mildhybrid, full hybrid, vollhybrid, hybride, hybride essence, hybride diesel, hybrid benzin elektro, ' +
    'hybrid diesel elektro, hybrid petrol electric, hybrid diesel electric, benzin elektro, diesel elektro, petrol electric, diesel electric, ' +
    'hybrid benzin, hybrid diesel, hybrid petrol',
  'Plug-in hybrid':
    'plug in hybrid, plugin hybrid, plug in, phev, plug in hybrid benzin, plug in hybrid diesel, plug in hybrid petrol, ' +
    'hybrid plug in, hybride rechargeable, hybride rechargeable essence, hybride rechargeable diesel',
  LPG: 'lpg, autogas, autogas lpg, flussiggas, gpl',
  CNG: 'cng, erdgas, erdgas cng, natural gas, gnv, gaz naturel',
  Hydrogen: 'hydrogen, fuel cell, fcev, wasserstoff, brennstoffzelle, hydrogene',
  Other: 'other, andere, anderer, sonstige, sonstiges, autre, autres',
};

const TRANSMISSIONS = {
  Manual:
    'manual, manual gearbox, manual transmission, schaltgetriebe, manuell, handschaltung, schalter, manuelle, boite manuelle, mecanique',
  Automatic:
    'automatic, auto, automatic gearbox, automatic transmission, semi automatic, automatik, automatikgetriebe, halbautomatik, ' +
    'doppelkupplungsgetriebe, dkg, dsg, dct, cvt, tiptronic, s tronic, automatique, boite automatique, semi automatique',
};

const SIDES = {
  LEFT: 'left, l, lhd, left hand drive, links, linkslenker, gauche, a gauche, conduite a gauche',
  RIGHT: 'right, r, rhd, right hand drive, rechts, rechtslenker, droite, a droite, conduite a droite',
};

const VAT_SCHEMES = {
  REGULAR:
    'regular, regular vat, standard, vat qualifying, vat deductible, regelbesteuerung, regelbesteuert, mwst ausweisbar, ust ausweisbar, ' +
    'mehrwertsteuer ausweisbar, umsatzsteuer ausweisbar, tva normale, tva recuperable, regime normal',
};
/** The words, and the paragraph of the German law, by which a text says margin scheme. Matches folded texts. */
const MARGIN = /differenz|margin|marge|\b25 ?a\b/;

/** Lower case without accents and punctuation: "Schräg-Heck" -> "schrag heck". */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The term that each of these words stands for. */
export function lexicon<Word extends string>(words: Record<Word, string>): Map<string, Word> {
  // Object.entries loses the type of the keys.
  const entries = Object.entries(words) as [Word, string][];
  return new Map(entries.flatMap(([word, others]) => others.split(', ').map((other) => [other, word])));
}

const fuels = lexicon(FUELS);
const transmissions = lexicon(TRANSMISSIONS);
const sides = lexicon(SIDES);
const vatSchemes = lexicon(VAT_SCHEMES);

/** "Benzin", "Essence" -> "Petrol"; an unknown word stays as it is. */
export function fuelWord(written: string): string {
  return fuels.get(fold(written)) ?? written;
}

/**
 * "Schaltgetriebe", "6-Gang-Schaltgetriebe", "Boîte manuelle" -> "Manual"; an unknown word stays as it is.
 */
export function transmissionWord(written: string): string {
  const folded = fold(written).replace(/^\d+ (gang|speed|rapports|vitesses) /, '');
  return transmissions.get(folded) ?? written;
}

/** "links", "LHD" -> "LEFT"; undefined for an unknown word. */
export function steeringSide(written: string): 'LEFT' | 'RIGHT' | undefined {
  return sides.get(fold(written));
}

/** "Regelbesteuert" -> "REGULAR"; "differenzbesteuert", "§ 25a UStG" -> "MARGIN"; undefined for an unknown word. */
export function vatScheme(written: string): 'REGULAR' | 'MARGIN' | undefined {
  const folded = fold(written);
  return MARGIN.test(folded) ? 'MARGIN' : vatSchemes.get(folded);
}
