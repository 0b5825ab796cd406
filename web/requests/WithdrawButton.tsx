import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import type { CompanyRequest } from '../approval/queries.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';

/** Takes back an own open request, after a question. */
export function WithdrawButton({ request }: { request: CompanyRequest }) {
  const t = useTranslations('company.requests');
  const isHydrated = useIsHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const onClose = () => setIsAsking(false);
  const { decide, isPending } = useDialogMutation({
    call: () => call('POST /api/company/requests/{id}/withdraw', { params: { id: request.id } }),
    touches: ['/api/company/requests'],
    done: { title: t('withdrawDone') },
    failed: t('notWithdrawn'),
    onClose,
  });
  return (
    <>
      <Button className="needs-script not-yet-plain" disabled={!isHydrated} onClick={() => setIsAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && onClose()}
        title={t('withdrawTitle')}
        consequence={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('cancel')}
        tone="danger"
        busy={isPending}
        onConfirm={() => decide()}
      />
    </>
  );
}
