import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { germanDay } from '../../../contract/german-day.ts';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { call, isRefused } from '../../api/call.ts';
import { refresh } from '../../api/refresh.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useFailureWords } from '../../api/use-failure-words.tsx';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatDay } from '../../ui/format.ts';
import { FormError } from '../../ui/FormError.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { datesOf, RECORD, type SeenDates, useRecordError } from './dates.ts';

const TOUCHES = ['/api/orders', '/api/admin/worklist'] as const;

/**
 * The form for the day of delivery. It says that the dealer gets a mail. If somebody else has set another day meanwhile,
 * it is shown beside the typed one, and the clerk decides.
 */
export function DeliveryDialog({
  order,
  onClose,
}: {
  order: SeenDates & { id: string; orderDate: string };
  onClose: () => void;
}) {
  const t = useTranslations('adminOrder');
  const layout = useTranslations('layout');
  const locale = useLocale();
  const recordError = useRecordError();
  const { noteFailure, failureWords } = useFailureWords();
  const queryClient = useQueryClient();
  const formId = useId();
  const [seen, setSeen] = useState(() => datesOf(order));
  const [opened] = useState(order.deliveryOn ?? '');
  const [day, setDay] = useState(opened);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const { decide, isPending } = useDialogMutation({
    call: () => call(RECORD, { params: { id: order.id }, body: { deliveryOn: day, from: seen } }),
    touches: TOUCHES,
    done: { title: t('deliverDone') },
    failed: t('failed'),
    onClose,
    onError: (error) => {
      noteFailure(error);
      if (!isRefused(error, RECORD, 'EDITED_MEANWHILE')) {
        setFailure(failureWords(error));
        return true;
      }
      const { current } = error.problem;
      if (current.deliveryOn === seen.deliveryOn) setFailure(failureWords(error, recordError(error, seen)));
      else setIsOvertaken(true);
      setSeen(datesOf(current));
      void refresh(queryClient, TOUCHES);
      return true;
    },
  });
  const { leave, question } = useLeaveQuestion({ hasInput: day !== opened, isSaving: isPending, onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsOvertaken(false);
    setFailure(undefined);
    decide();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t('deliverTitle', { number: orderNumberOf(order.id) })}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={leave} disabled={isPending}>
            {layout('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {t('deliverSave')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('deliveryOn')}
          hint={t('deliveryMail')}
          type="date"
          required
          min={germanDay(order.orderDate)}
          value={day}
          error={
            isOvertaken
              ? t('deliveryMeanwhile', { day: seen.deliveryOn ? formatDay(seen.deliveryOn, locale) : '–' })
              : undefined
          }
          readOnly={isPending}
          onChange={({ target }) => setDay(target.value)}
        />
        <FormError>{failure}</FormError>
      </form>
      {question}
    </Dialog>
  );
}
