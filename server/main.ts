import { join } from 'node:path';
import { indexablePages, pageModules, render } from '../web/entry-server.tsx';
import { runPortal } from './lifetime.ts';
import { pagesOf } from './pages/pages.ts';
import { projectRoot } from './root.ts';

await runPortal(
  pagesOf({ render, pageModules, indexablePages, clientFolder: join(projectRoot, 'dist', 'client') }),
);
