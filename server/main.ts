import { join } from 'node:path';
import { pageModules, render } from '../web/entry-server.tsx';
import { runPortal } from './lifetime.ts';
import { pagesOf } from './pages/pages.ts';
import { projectRoot } from './root.ts';

await runPortal(pagesOf({ render, pageModules, clientFolder: join(projectRoot, 'dist', 'client') }));
