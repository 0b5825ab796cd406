import type { QueryClient } from '@tanstack/react-query';
import { ignoreError } from '../with-retry.ts';

/**
 * Loads what follows the changes of others, after the page is usable: what is on the screen has the bandwidth and the processor
 * for itself until then. If it is lost, the page polls every 30 seconds.
 */
export function loadLive(queryClient: QueryClient): void {
  setTimeout(() => import('./start-live.ts').then((live) => live.startLive(queryClient), ignoreError), 1500);
}
