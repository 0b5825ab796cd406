// Imports the demo for the browser tests. The gate does so while other tests wait for the database.
import { filledFolder } from './filled-folder.ts';

await filledFolder();
