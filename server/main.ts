import { join } from 'node:path';
import { findPageScripts, indexablePages, isPublicAddress, render } from '../web/entry-server.tsx';
import { runPortal } from './lifetime.ts';
import { pagesOf } from './pages/pages.ts';
import { projectRoot } from '../database/project-root.ts';

await runPortal(
  pagesOf({
    render,
    pages: await findPageScripts(),
    indexablePages,
    isPublicAddress,
    clientFolder: join(projectRoot, 'dist', 'client'),
  }),
);
