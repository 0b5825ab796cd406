import { runPortal } from './lifetime.ts';

// Without a navigator, which Node has from version 21 on, the client library of PostgreSQL makes a Response to learn where it runs.
// That loads Node's whole HTTP client, which takes 20 ms.
if (!('navigator' in globalThis)) {
  Object.assign(globalThis, { navigator: { userAgent: `Node.js/${process.versions.node}` } });
}

await runPortal(async (app) => {
  const { serveBuiltPages } = await import('./pages/built.ts');
  await serveBuiltPages(app);
});
