import type { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { isActiveDealer, type User, userQuery } from '../api/user.ts';
import { ignoreError } from '../with-retry.ts';
import { pendingMarksOf, sendMark } from './pending-marks.ts';
import { writeMark } from './write-mark.ts';

/** Sends the presses that the page before was left with. */
export async function sendPendingMarks(queryClient: QueryClient): Promise<void> {
  const user = queryClient.getQueryData<User | null>(userQuery().queryKey) ?? null;
  if (!user || !isActiveDealer(user)) return;
  const presses = pendingMarksOf(user.id);
  if (presses.length === 0) return;
  for (const { vehicleId } of presses)
    // oxlint-disable-next-line no-await-in-loop -- one call at a time: the page is still loading
    await sendMark(user.id, vehicleId, {
      onConfirmed: (to) => writeMark(queryClient, vehicleId, to),
      isDropped: isRefusal,
    }).catch(ignoreError);
  await refresh(queryClient, ['/api/watchlist', '/api/vehicles']);
}

/** The server will never accept the mark, for example because the vehicle is gone. Everything else may pass. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallFailed && [400, 403, 404, 422].includes(error.status);
