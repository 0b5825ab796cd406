import { runPortal } from './lifetime.ts';
import { pagesInDevelopment } from './pages/dev.ts';

// The same program. Its pages are compiled on request and reload when their sources change; answers are checked.
await runPortal(async (app) => {
  app.checkAnswers = true;
  await pagesInDevelopment(app);
});
