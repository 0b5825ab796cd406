import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';

/** A list that is older than this is asked for again when its section is opened: others work on it too. */
export const FRESH_MS = INVENTORY_REFRESH_SECONDS * 1000;
