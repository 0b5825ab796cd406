import { useSyncExternalStore } from 'react';
import { PENDING_MARK_HOURS } from '../../contract/constants.ts';
import { ID, isAccepted } from '../../contract/parameters.ts';
import { MARK_STATUSES, type MarkStatus } from '../../contract/watching.ts';
import { call } from '../api/call.ts';
import { isRecord, storedList } from '../cart/stored-list.ts';

/** A mark, or none. */
export type Mark = MarkStatus | null;

/** A mark that the server has not confirmed yet. `to`: what the user pressed last. */
interface PendingMark {
  userId: string;
  vehicleId: string;
  to: Mark;
  /** Shows a hidden vehicle again. The server decides whether it is watched then. */
  isShowing?: boolean;
  /** In milliseconds. */
  pressedAt: number;
}

/** An older one is dropped: the user may have marked the vehicle in another browser meanwhile. */
const KEPT_MS = PENDING_MARK_HOURS * 60 * 60 * 1000;
const NOTHING: readonly PendingMark[] = [];

const pending = storedList<PendingMark>('pendingMarks', (stored) =>
  Array.isArray(stored) ? stored.filter(isPending) : [],
);

const isPending = (value: unknown): value is PendingMark =>
  isRecord(value) &&
  isAccepted(ID, String(value['userId'])) &&
  isAccepted(ID, String(value['vehicleId'])) &&
  (value['to'] === null || MARK_STATUSES.some((status) => status === value['to'])) &&
  typeof value['pressedAt'] === 'number' &&
  value['pressedAt'] > Date.now() - KEPT_MS;

/** The presses of this user that the server has not confirmed yet. */
export const pendingMarksOf = (userId: string): readonly PendingMark[] =>
  pending.read().filter((each) => each.userId === userId);

/** What the user has pressed on this vehicle, as long as the server has not confirmed it. Undefined without a press. */
export const usePendingMark = (userId: string | undefined, vehicleId: string): Mark | undefined =>
  useSyncExternalStore(pending.subscribe, pending.read, () => NOTHING).find(isOf(userId, vehicleId))?.to;

const isOf = (userId: string | undefined, vehicleId: string) => (each: PendingMark) =>
  each.userId === userId && each.vehicleId === vehicleId;

/** Stores a press until the server has confirmed it. It replaces the press before it. `from`: the mark that was pressed. */
export function keepMark(userId: string, vehicleId: string, to: Mark, from: Mark = null): void {
  const isReplaced = isOf(userId, vehicleId);
  const isShowing = from === 'HIDDEN' && to === null;
  pending.write([
    ...pending.read().filter((each) => !isReplaced(each)),
    { userId, vehicleId, to, isShowing, pressedAt: Date.now() },
  ]);
}

/** Removes the press, unless a later one has replaced it. */
function drop({ userId, vehicleId, to, pressedAt }: PendingMark): void {
  const isOfVehicle = isOf(userId, vehicleId);
  pending.write(
    pending.read().filter((each) => !(isOfVehicle(each) && each.to === to && each.pressedAt === pressedAt)),
  );
}

interface Sending {
  /** Writes the mark that the server has set into the lists on the screen. Until then the press is what they show. */
  onConfirmed: (to: Mark) => unknown;
  /** Whether to forget a press that could not be sent. */
  isDropped: (error: unknown) => boolean;
}

/**
 * Sends the last press on this vehicle, after the calls for it that are under way, also those of other tabs. Nothing is sent
 * if a call before it has sent this press.
 */
export async function sendMark(userId: string, vehicleId: string, sending: Sending): Promise<void> {
  await inTurn(vehicleId, async () => {
    const sent = pending.read().find(isOf(userId, vehicleId));
    if (!sent) return;
    // The page that comes may have been read before the mark: it sends the press again, and then reads its lists anew.
    let isLeft = false;
    const leave = () => (isLeft = true);
    addEventListener('beforeunload', leave);
    try {
      await sending.onConfirmed(await put(sent));
      if (!isLeft) drop(sent);
    } catch (error) {
      if (!isLeft && sending.isDropped(error)) drop(sent);
      throw error;
    } finally {
      removeEventListener('beforeunload', leave);
    }
  });
}

/** A lock ends with its page. Without Web Locks (no HTTPS) only the calls of one tab have an order. */
const inTurn = (vehicleId: string, send: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`mark ${vehicleId}`, send) : send();

/** Answers the mark that the vehicle has then. `keepalive`: arrives also if the page is left right after the press. */
async function put({ vehicleId: id, to, isShowing }: PendingMark): Promise<Mark> {
  const sent = { params: { id }, keepalive: true };
  if (to !== null) {
    await call('PUT /api/vehicles/{id}/mark', { ...sent, body: { status: to } });
    return to;
  }
  const query = isShowing ? ({ status: 'HIDDEN' } as const) : {};
  // A server of the version before answers nothing.
  const left: { status: Mark } | undefined = await call('DELETE /api/vehicles/{id}/mark', { ...sent, query });
  return left?.status ?? null;
}
