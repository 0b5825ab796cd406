import { createContext } from 'react';
import type { InventorySearch } from './search.ts';

/**
 * The search with which the page began, for parts that are hydrated after it. React hydrates a part as the server rendered it,
 * although the reader may have searched meanwhile.
 */
export const FirstSearch = createContext<InventorySearch>({});
