import {
  type Feature,
  FEATURE_GROUPS,
  type FeatureGroup,
  FEATURES,
  rankOf,
} from '../../contract/features.ts';
import { foldedWordsOf } from '../../contract/phrases.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

/** A line of equipment with the features that it names, the best first. */
export interface EquipmentItem {
  line: string;
  features: Feature[];
}

export interface EquipmentGroup {
  group: FeatureGroup | 'OTHER';
  items: EquipmentItem[];
  /** How many items the groups before have. */
  before: number;
}

/** The lines of equipment by the group of their best feature, the best first. Lines without a feature come last, in their order. */
export function groupedEquipment({
  equipmentText,
  features,
}: Pick<VehicleWithMedia['vehicle'], 'equipmentText' | 'features'>): EquipmentGroup[] {
  const seen = new Set<string>();
  const items = (equipmentText ?? '').split('\n').flatMap((text, at): EquipmentItem[] => {
    const line = text.trim();
    if (line === '' || seen.has(line)) return [];
    seen.add(line);
    const named = features.filter((feature) => feature.line === at).map(({ feature }) => feature);
    return [{ line, features: named.toSorted((a, b) => rankOf(a) - rankOf(b)) }];
  });
  let before = 0;
  return [...FEATURE_GROUPS, 'OTHER' as const].flatMap((group): EquipmentGroup[] => {
    const ofGroup = items
      .filter(({ features: [best] }) => (best ? FEATURES[best] : 'OTHER') === group)
      .toSorted((a, b) => rankOfItem(a) - rankOfItem(b));
    if (ofGroup.length === 0) return [];
    before += ofGroup.length;
    return [{ group, items: ofGroup, before: before - ofGroup.length }];
  });
}

const rankOfItem = ({ features: [best] }: EquipmentItem) => (best ? rankOf(best) : 0);

/** Whether a line contains all words of a name, so that the name would only repeat it. */
export function isSaidBy(name: string, line: string): boolean {
  const words = foldedWordsOf(line).map(({ text }) => text);
  return foldedWordsOf(name).every(({ text }) => words.some((word) => word.startsWith(text.slice(0, 8))));
}
