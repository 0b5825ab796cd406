import { runPortal } from './lifetime.ts';

await runPortal(async () => {});
