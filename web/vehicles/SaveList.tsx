import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { SaveSearch } from '../saved-searches/SaveSearch.tsx';
import { useFilterWords } from './filter-words.ts';
import { chipsOf } from './filters.ts';
import { savedTextOf } from './saved-text.ts';
import type { InventorySearch } from './search.ts';

const AREAS = ['features', 'filters', 'searches', 'validation'] as const;

/** Saves the search of the list. */
export const SaveList = withOwnTexts(AREAS, function Save({ search }: { search: InventorySearch }) {
  const wordsOf = useFilterWords();
  const words = chipsOf(search).flatMap(({ filter, value }) =>
    filter === 'hidden' ? [] : [wordsOf(filter, value)],
  );
  return <SaveSearch text={savedTextOf(search)} words={words} />;
});
