import type { DamageKind, DamagePart } from '../../contract/condition-figures.ts';
import { fold } from './vocabulary.ts';

/** The words of condition reports in German, English and French. Unknown ones stay as they are written. */
const PARTS: Record<DamagePart, string> = {
  FRONT_BUMPER: 'Stoßfänger vorn|Front bumper|Pare-chocs avant|Stoßstange vorn|Frontstoßfänger',
  REAR_BUMPER: 'Stoßfänger hinten|Rear bumper|Pare-chocs arrière|Stoßstange hinten|Heckstoßfänger',
  BONNET: 'Motorhaube|Bonnet|Capot|Haube|Hood|Frontklappe',
  BOOT_LID: 'Heckklappe|Boot lid|Hayon|Kofferraumdeckel|Tailgate|Heckdeckel|Coffre',
  ROOF: 'Dach|Roof|Toit|Dachhaut|Pavillon',
  WINDSCREEN: 'Frontscheibe|Windscreen|Pare-brise|Windschutzscheibe|Windshield',
  REAR_WINDOW: 'Heckscheibe|Rear window|Lunette arrière',
  LEFT_HEADLIGHT: 'Scheinwerfer links|Left headlight|Phare gauche',
  RIGHT_HEADLIGHT: 'Scheinwerfer rechts|Right headlight|Phare droit',
  LEFT_FRONT_WING:
    'Kotflügel vorn links|Left front wing|Aile avant gauche|Kotflügel links|Front left wing|Left wing',
  RIGHT_FRONT_WING:
    'Kotflügel vorn rechts|Right front wing|Aile avant droite|Kotflügel rechts|Front right wing|Right wing',
  LEFT_MIRROR: 'Außenspiegel links|Left mirror|Rétroviseur gauche|Spiegel links',
  RIGHT_MIRROR: 'Außenspiegel rechts|Right mirror|Rétroviseur droit|Spiegel rechts',
  LEFT_FRONT_DOOR: 'Tür vorn links|Left front door|Porte avant gauche|Fahrertür|Front left door',
  RIGHT_FRONT_DOOR: 'Tür vorn rechts|Right front door|Porte avant droite|Beifahrertür|Front right door',
  LEFT_REAR_DOOR: 'Tür hinten links|Left rear door|Porte arrière gauche|Rear left door',
  RIGHT_REAR_DOOR: 'Tür hinten rechts|Right rear door|Porte arrière droite|Rear right door',
  LEFT_REAR_WING:
    'Seitenwand hinten links|Left rear wing|Aile arrière gauche|Seitenteil hinten links|Seitenteil links|Seitenwand links|Rear left wing',
  RIGHT_REAR_WING:
    'Seitenwand hinten rechts|Right rear wing|Aile arrière droite|Seitenteil hinten rechts|Seitenteil rechts|Seitenwand rechts|Rear right wing',
  LEFT_SILL: 'Schweller links|Left sill|Bas de caisse gauche|Einstiegsleiste Fahrerseite|Einstieg links',
  RIGHT_SILL: 'Schweller rechts|Right sill|Bas de caisse droit|Einstieg rechts',
  LEFT_FRONT_WHEEL: 'Felge vorn links|Left front wheel|Jante avant gauche|Rad vorn links|Front left wheel',
  RIGHT_FRONT_WHEEL:
    'Felge vorn rechts|Right front wheel|Jante avant droite|Rad vorn rechts|Front right wheel',
  LEFT_REAR_WHEEL: 'Felge hinten links|Left rear wheel|Jante arrière gauche|Rad hinten links|Rear left wheel',
  RIGHT_REAR_WHEEL:
    'Felge hinten rechts|Right rear wheel|Jante arrière droite|Rad hinten rechts|Rear right wheel',
  INTERIOR: 'Innenraum|Interior|Habitacle|Cockpit',
  BOOT: 'Gepäckraum|Boot|Coffre à bagages|Gepäckraumverkleidung|Kofferraum|Laderaum|Trunk',
};
const KINDS: Record<DamageKind, string> = {
  SCRATCH: 'Kratzer|Scratch|Rayure|Schramme|Verkratzt',
  DENT: 'Delle|Dent|Bosse|Parkdelle|Beule|Enfoncement',
  STONE_CHIP: 'Steinschlag|Stone chip|Impact de gravillon|Steinschläge|Impact',
  PAINT: 'Lackschaden|Paint damage|Défaut de peinture|Lackabrieb|Lackabplatzer|Abrieb',
  KERB: 'Bordsteinschaden|Kerb damage|Choc de trottoir|Curb damage|Bordsteinkratzer',
  CRACK: 'Riss|Crack|Fissure|Gerissen|Bruch|Gebrochen',
  RUST: 'Rost|Rust|Rouille|Korrosion|Corrosion',
  HAIL: 'Hagelschaden|Hail damage|Grêle|Hagel',
  WEAR: 'Gebrauchsspuren|Wear|Usure|Abnutzung|Verschleiß',
  STAIN: 'Fleck|Stain|Tache|Flecken|Verschmutzung',
  TEAR: 'Loch oder Schnitt|Hole or cut|Trou ou coupure|Loch|Schnitt|Brandloch|Hole|Cut',
  MISSING: 'Fehlteil|Missing part|Pièce manquante|Fehlt|Missing',
  OTHER: 'Sonstiger Schaden|Other damage|Autre dommage|Sonstiges|Other|Autre',
};

const byWord = (words: Record<string, string>) =>
  new Map(
    Object.entries(words).flatMap(([code, names]) =>
      [code, ...names.split('|')].map((name) => [fold(name), code] as const),
    ),
  );
const parts = byWord(PARTS);
const kinds = byWord(KINDS);

/** "Tür vorn links" -> "LEFT_FRONT_DOOR"; "Fahrertür" is the right one of a car with its wheel on the right. */
export function partWord(written: string, steering: 'LEFT' | 'RIGHT' | null): string {
  const part = parts.get(fold(written));
  if (part === undefined) return written;
  const isOtherSide = steering === 'RIGHT' && /fahrer/.test(fold(written));
  return isOtherSide ? part.replace(/^LEFT|^RIGHT/, (side) => (side === 'LEFT' ? 'RIGHT' : 'LEFT')) : part;
}
/** "Parkdelle" -> "DENT" */
export const kindWord = (written: string): string => kinds.get(fold(written)) ?? written;
