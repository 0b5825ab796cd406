import type { DamageKind, DamagePart } from '../../contract/condition-figures.ts';
import { fold } from './vocabulary.ts';

/** The words of condition reports in German, English and French. Unknown ones stay as they are written. */
const PARTS: Record<DamagePart, string> = {
  FRONT_BUMPER:
    'Stoßfänger vorn|Front bumper|Pare-chocs avant|Stoßstange vorn|Frontstoßfänger|Frontschürze|Bouclier avant',
  REAR_BUMPER:
    'Stoßfänger hinten|Rear bumper|Pare-chocs arrière|Stoßstange hinten|Heckstoßfänger|Heckschürze|Bouclier arrière',
  BONNET: 'Motorhaube|Bonnet|Capot|Haube|Hood|Frontklappe',
  BOOT_LID: 'Heckklappe|Boot lid|Hayon|Kofferraumdeckel|Tailgate|Heckdeckel|Coffre',
  ROOF: 'Dach|Roof|Toit|Dachhaut|Pavillon',
  WINDSCREEN: 'Frontscheibe|Windscreen|Pare-brise|Windschutzscheibe|Windshield',
  REAR_WINDOW: 'Heckscheibe|Rear window|Lunette arrière',
  LEFT_HEADLIGHT: 'Scheinwerfer links|Left headlight|Phare gauche',
  RIGHT_HEADLIGHT: 'Scheinwerfer rechts|Right headlight|Phare droit',
  LEFT_FRONT_WING: 'Kotflügel vorn links|Left front wing|Aile avant gauche|Kotflügel links|Left wing',
  RIGHT_FRONT_WING: 'Kotflügel vorn rechts|Right front wing|Aile avant droite|Kotflügel rechts|Right wing',
  LEFT_MIRROR: 'Außenspiegel links|Left mirror|Rétroviseur gauche|Spiegel links',
  RIGHT_MIRROR: 'Außenspiegel rechts|Right mirror|Rétroviseur droit|Spiegel rechts',
  LEFT_FRONT_DOOR: 'Tür vorn links|Left front door|Porte avant gauche|Fahrertür|Vordertür links',
  RIGHT_FRONT_DOOR: 'Tür vorn rechts|Right front door|Porte avant droite|Beifahrertür|Vordertür rechts',
  LEFT_REAR_DOOR: 'Tür hinten links|Left rear door|Porte arrière gauche|Hintertür links|Fondtür links',
  RIGHT_REAR_DOOR: 'Tür hinten rechts|Right rear door|Porte arrière droite|Hintertür rechts|Fondtür rechts',
  LEFT_REAR_WING:
    'Seitenwand hinten links|Left rear wing|Aile arrière gauche|Seitenteil hinten links|Seitenteil links|Seitenwand links',
  RIGHT_REAR_WING:
    'Seitenwand hinten rechts|Right rear wing|Aile arrière droite|Seitenteil hinten rechts|Seitenteil rechts|Seitenwand rechts',
  LEFT_SILL: 'Schweller links|Left sill|Bas de caisse gauche|Einstiegsleiste Fahrerseite|Einstieg links',
  RIGHT_SILL: 'Schweller rechts|Right sill|Bas de caisse droit|Einstieg rechts',
  LEFT_FRONT_WHEEL: 'Felge vorn links|Left front wheel|Jante avant gauche|Rad vorn links',
  RIGHT_FRONT_WHEEL: 'Felge vorn rechts|Right front wheel|Jante avant droite|Rad vorn rechts',
  LEFT_REAR_WHEEL: 'Felge hinten links|Left rear wheel|Jante arrière gauche|Rad hinten links',
  RIGHT_REAR_WHEEL: 'Felge hinten rechts|Right rear wheel|Jante arrière droite|Rad hinten rechts',
  INTERIOR: 'Innenraum|Interior|Habitacle|Cockpit',
  BOOT: 'Gepäckraum|Boot|Coffre à bagages|Gepäckraumverkleidung|Kofferraum|Laderaum|Trunk',
};
const KINDS: Record<DamageKind, string> = {
  SCRATCH: 'Kratzer|Scratch|Rayure|Schramme|Verkratzt|Lackkratzer|Éraflure|Griffure|Scuff',
  DENT: 'Delle|Dent|Bosse|Parkdelle|Beule|Enfoncement|Bosselure|Eingedellt|Verbeult',
  STONE_CHIP:
    'Steinschlag|Stone chip|Impact de gravillon|Steinschläge|Impact|Gravillonnage|Steinschlagschaden',
  PAINT: 'Lackschaden|Paint damage|Défaut de peinture|Lackabrieb|Lackabplatzer|Abrieb|Éclat de peinture',
  KERB: 'Bordsteinschaden|Kerb damage|Choc de trottoir|Curb damage|Bordsteinkratzer|Bordsteinschramme|Jante frottée',
  CRACK: 'Riss|Crack|Fissure|Gerissen|Bruch|Gebrochen',
  RUST: 'Rost|Rust|Rouille|Korrosion|Corrosion',
  HAIL: 'Hagelschaden|Hail damage|Grêle|Hagel',
  WEAR: 'Gebrauchsspuren|Wear|Usure|Abnutzung|Verschleiß',
  STAIN: 'Fleck|Stain|Tache|Flecken|Verschmutzung',
  TEAR: 'Loch oder Schnitt|Hole or cut|Trou ou coupure|Loch|Schnitt|Brandloch|Hole|Cut',
  MISSING: 'Fehlteil|Missing part|Pièce manquante|Fehlt|Missing',
  OTHER: 'Sonstiger Schaden|Other damage|Autre dommage|Sonstiges|Other|Autre',
};

/** Words that mean the same beside the name of a part. */
const SAME_WORDS: Record<string, string> = {
  vorn: 'vorne, vordere, vorderer, vorderes, v',
  hinten: 'hintere, hinterer, hinteres, hi, h',
  links: 'linke, linker, linkes, li, l',
  rechts: 'rechte, rechter, rechtes, re, r',
  'vorn links': 'vl',
  'vorn rechts': 'vr',
  'hinten links': 'hl',
  'hinten rechts': 'hr',
  left: 'lh',
  right: 'rh',
  'front left': 'fl',
  'front right': 'fr',
  'rear left': 'rl',
  'rear right': 'rr',
  avant: 'av',
  arriere: 'ar, arr',
  gauche: 'g',
  droit: 'droite, d',
  'avant gauche': 'avg',
  'avant droit': 'avd',
  'arriere gauche': 'arg',
  'arriere droit': 'ard',
  porte: 'portiere',
  tur: 'ture',
};
const sameWord = new Map(
  Object.entries(SAME_WORDS).flatMap(([word, others]) => others.split(', ').map((other) => [other, word])),
);

/** "Stoßfänger", "Stossfaenger" -> "stossfanger" */
const plain = (written: string) => fold(written.replaceAll('ß', 'ss')).replaceAll(/([aou])e/g, '$1');

/** Reports write the words in any order, and shorten them: "Tür links vorne", "Tuer VL" -> "links tur vorn". */
const placeKey = (written: string): string =>
  plain(written)
    .split(' ')
    .flatMap((word) => (sameWord.get(word) ?? word).split(' '))
    .sort()
    .join(' ');

/** "Dellen", "Delle" -> "dell" */
const kindKey = (written: string): string =>
  plain(written)
    .split(' ')
    .map((word) => word.slice(0, 3) + word.slice(3).replace(/[ens]{1,3}$/, ''))
    .join(' ');

const byWord = (words: Record<string, string>, keyOf: (written: string) => string) =>
  new Map(
    Object.entries(words).flatMap(([code, names]) =>
      [code, ...names.split('|')].map((name) => [keyOf(name), code] as const),
    ),
  );
const parts = byWord(PARTS, placeKey);
const kinds = byWord(KINDS, kindKey);

/** "Tür vorn links" -> "LEFT_FRONT_DOOR"; "Fahrertür" is the right one of a car with its wheel on the right. */
export function partWord(written: string, steering: 'LEFT' | 'RIGHT' | null): string {
  const part = parts.get(placeKey(written));
  if (part === undefined) return written;
  const isOtherSide = steering === 'RIGHT' && /fahrer/.test(plain(written));
  return isOtherSide ? part.replace(/^LEFT|^RIGHT/, (side) => (side === 'LEFT' ? 'RIGHT' : 'LEFT')) : part;
}
/** "Parkdelle", "Dellen" -> "DENT" */
export const kindWord = (written: string): string => kinds.get(kindKey(written)) ?? written;
