import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { SaveSearch } from '../saved-searches/SaveSearch.tsx';
import { hasNewVehicles, savedTextOf } from './saved-text.ts';
import type { InventorySearch } from './search.ts';
import { stillUnderstood, type Understood } from './understood.ts';
import { useChips } from './use-chips.ts';

const AREAS = ['features', 'filters', 'searches', 'validation'] as const;

interface SaveListProps {
  search: InventorySearch;
  /** Identifies the list that is shown; undefined before it is. */
  built: string | undefined;
  understood: readonly Understood[];
}

/** Saves the search of the list. */
export const SaveList = withOwnTexts(AREAS, function Save({ search, built, understood }: SaveListProps) {
  // Until the list is there, what was understood is of the search before.
  const parts = built === undefined ? stillUnderstood(search, understood) : understood;
  const words = useChips(search, parts).flatMap((chip) => (chip.filter === 'hidden' ? [] : [chip.words]));
  const seen = hasNewVehicles(search) ? built : undefined;
  return <SaveSearch text={savedTextOf(search)} words={words} seen={seen} />;
});
