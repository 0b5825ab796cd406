import { useTranslations } from 'use-intl';
import type { VehicleFilter } from '../../contract/vehicle-parameters.ts';
import { isKey } from '../texts/is-key.ts';
import { useWordsOf } from './filter-fields.ts';

/** The words of all filters. The names of features are many, so a page loads them after its first load. */
export function useFilterWords() {
  const features = useTranslations('features');
  return useWordsOf((code) => (isKey(features, code) ? features(code) : code));
}

/** The text for a choice below the label of its filter. The label already says what the numbers of doors are. */
export function useChoiceWords(): (filter: VehicleFilter, value: string) => string {
  const words = useFilterWords();
  return (filter, value) => (filter === 'doors' ? value : words(filter, value));
}
