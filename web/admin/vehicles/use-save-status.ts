import { useTranslations } from 'use-intl';
import type { VehicleStatus } from '../../../contract/states.ts';
import { isUnanswered } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { canBeSentAgain, ChangedMeanwhile } from './change-vehicle.ts';
import { useChangeFields } from './queries.ts';
import type { Undone } from '../undo-stack.ts';
import { useChanges } from '../use-undo.ts';

/** Sets a status if the vehicle still has the one that the clerk saw. Ctrl-Z and the toast undo it, on the same condition. */
export function useSaveStatus({ id, name }: { id: string; name: string }) {
  const t = useTranslations('adminVehicles');
  const states = useTranslations('states.vehicle');
  const failures = useTranslations('admin.failed');
  const lost = useTranslations('validation.lost');
  const toast = useToast();
  const changes = useChanges();
  const errorText = useErrorText();
  const { mutateAsync, isPending, variables } = useChangeFields();

  async function save(seen: VehicleStatus, status: VehicleStatus, isUndo: boolean): Promise<Undone> {
    const act = changes.begin();
    const change = { undo: () => save(status, seen, true) };
    try {
      await mutateAsync({
        id,
        from: { status: seen },
        // An undo releases no reservation that a dealer has made meanwhile.
        changes: { status, ...(status === 'AVAILABLE' ? { releases: null } : {}) },
      });
      if (!isUndo) act.saved(change);
      toast({
        tone: 'success',
        title: isUndo ? t('statusRestored') : t('statusSaved'),
        description: t('statusNow', { name, status: states(status) }),
        ...(isUndo ? {} : { action: { label: t('undo'), onAction: () => changes.undo(change) } }),
      });
      return 'settled';
    } catch (error) {
      const failed = isUndo ? t('notUndone') : failures('update');
      if (error instanceof ChangedMeanwhile) {
        const now = t('statusMeanwhile', { name, status: states(error.current.status) });
        // It is as wanted: by somebody else, or by an attempt without an answer.
        if (error.current.status === status) toast({ title: now });
        else toast({ tone: 'destructive', title: failed, description: now });
        return 'settled';
      }
      const isLost = isUnanswered(error);
      // It may be saved. The undo changes nothing unless it is.
      if (isLost && !isUndo) act.saved(change);
      toast({
        tone: 'destructive',
        title: isLost ? lost('title') : failed,
        description: t('vehicleBecause', { name, why: isLost ? lost('again') : errorText(error) }),
      });
      return canBeSentAgain(error) ? 'retry' : 'settled';
    }
  }

  return {
    saveStatus: (seen: VehicleStatus, status: VehicleStatus) => void save(seen, status, false),
    /** The status that is being saved. */
    // The type of `changes` covers all fields of a vehicle. This hook sends only statuses.
    wanted: isPending ? (variables.changes.status as VehicleStatus) : undefined,
  };
}
