import { runPortal } from './lifetime.ts';
import { pagesInDevelopment } from './pages/dev.ts';

// The same program, with pages that are compiled on request and reload when their sources change.
await runPortal(pagesInDevelopment);
