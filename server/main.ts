import { runPortal } from './lifetime.ts';

await runPortal(async (app) => {
  const { serveBuiltPages } = await import('./pages/built.ts');
  await serveBuiltPages(app);
});
