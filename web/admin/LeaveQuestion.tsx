import { useBlocker } from '@tanstack/react-router';
import { stringifySearch } from '../address.ts';
import { hasUnsavedInput, hasUnsavedInputInRows } from '../api/unsaved-input.ts';
import { DiscardDialog } from '../layout/DiscardDialog.tsx';

/**
 * Asks before another page replaces one with input that is not saved, and before another page, sort or filter of a list
 * replaces such a row. The tabs of one page keep their input.
 */
export function LeaveQuestion() {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname === next.pathname
        ? stringifySearch(current.search) !== stringifySearch(next.search) && hasUnsavedInputInRows()
        : hasUnsavedInput(),
    enableBeforeUnload: hasUnsavedInput,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return <DiscardDialog onDiscard={leaving.proceed} onKeep={leaving.reset} />;
}
