import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ISSUED_BEFORE_HEADER } from '../../contract/constants.ts';
import type { InvoiceBasis } from '../../contract/invoices.ts';
import { callForFile } from '../api/call-for-file.ts';
import { CallFailed, isRefused, type ResultOf } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { useProblemText } from '../api/use-problem-text.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { saveFile } from '../ui/save-file.ts';
import { invoiceFileName } from './invoice-file-name.ts';

const ISSUE = 'POST /api/orders/{id}/generate-xml-invoice';
const TOUCHED = ['/api/orders', '/api/orders/{id}/invoices', '/api/admin/worklist'] as const;
const FIELDS = ['accountName', 'iban', 'bic'] as const;
type FieldName = (typeof FIELDS)[number];
type Bank = ResultOf<'GET /api/admin/bank-details'>;

const resolver = lazyResolver(async () => (await import('./invoice-rules.ts')).rules);

/** Another call has issued the invoice, maybe with another account: its file is not what this clerk has asked for. */
class IssuedBefore extends Error {}

interface Issuing {
  orderId: string;
  /** The account of the provider. */
  bank: Bank;
  /** What the clerk sees of the order. */
  basis: InvoiceBasis;
  /** Tells whether a field differs from the account. A state would be late for an Escape right after a letter. */
  isDirty: Ref<() => boolean>;
  /** False until the clerk has accepted a VAT id that nobody has confirmed. */
  isAccepted: boolean;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

/** The state of the form: its fields with their errors, and the call that issues the invoice and saves its file. */
export function useInvoiceForm({ orderId, bank, basis, isDirty, isAccepted, onSaving, onClose }: Issuing) {
  const t = useTranslations('orders.issue');
  const checks = useTranslations('orders.vatIdChecks');
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const { noteFailure, failureWords } = useFailureWords();
  const [failure, setFailure] = useState<ReactNode>();
  const form = useForm({ resolver, defaultValues: bank });
  const { errors } = form.formState;
  const { decide, isPending } = useDialogMutation<Bank>({
    call: async (body) => {
      setFailure(undefined);
      const { file, name, header } = await callForFile(ISSUE, {
        params: { id: orderId },
        body: { ...body, from: basis },
      });
      if (header(ISSUED_BEFORE_HEADER) === '1') throw new IssuedBefore();
      saveFile(file, file.type, invoiceFileName(name, orderId));
    },
    touches: TOUCHED,
    done: { title: t('done'), description: t('doneText') },
    failed: '',
    onClose,
    onError: (error) => {
      if (error instanceof IssuedBefore) void refresh(queryClient, TOUCHED);
      else noteFailure(error);
      if (isRefused(error, ISSUE, 'EDITED_MEANWHILE')) void refresh(queryClient, ['/api/orders']);
      setFailure(refusalOf(error));
      return true;
    },
  });
  useImperativeHandle(isDirty, () => () => FIELDS.some((name) => form.getValues(name) !== bank[name]), [
    form,
    bank,
  ]);
  useEffect(() => onSaving(isPending), [onSaving, isPending]);
  const save = form.handleSubmit(
    (fields) => (isAccepted ? decide(fields) : setFailure(t('unconfirmed.missing'))),
    () => setFailure(isIncomplete() ? t('allRequired') : undefined),
  );

  return {
    field: (name: FieldName) => ({ ...form.register(name), error: problemText(errors[name]?.message) }),
    submit: (event: FormEvent) => void save(event),
    isPending,
    failure,
  };

  function refusalOf(error: unknown): ReactNode {
    if (error instanceof IssuedBefore) return t('issuedBefore.text');
    if (isRefused(error, ISSUE, 'INVOICE_NOT_POSSIBLE')) {
      const missing = error.problem.fields.map((name) => t(`missing.${name}`)).join(', ');
      return t('notPossible', { missing });
    }
    if (isRefused(error, ISSUE, 'EDITED_MEANWHILE')) return overtakenBy(error.problem.current);
    const wrong = error instanceof CallFailed ? (error.problem?.errors ?? []) : [];
    const known = wrong.flatMap(({ path, code }) => {
      const name = FIELDS.find((each) => each === path);
      return name ? [{ name, code }] : [];
    });
    for (const { name, code } of known) form.setError(name, { message: code });
    return known.length === 0
      ? failureWords(error, undefined, (reason) => t('failed', { reason }))
      : undefined;
  }

  function overtakenBy({ vatId, vatIdCheck, totalAmount, shippingCost, vatCase }: InvoiceBasis): string {
    const areSumsSeen =
      totalAmount === basis.totalAmount && shippingCost === basis.shippingCost && vatCase === basis.vatCase;
    const isIdSeen =
      basis.vatIdCheck === undefined || (vatId === basis.vatId && vatIdCheck === basis.vatIdCheck);
    if (!areSumsSeen || isIdSeen || !vatId || !vatIdCheck) return t('overtaken');
    return t('vatIdOvertaken', { vatId, check: checks(vatIdCheck) });
  }

  function isIncomplete(): boolean {
    return form.getValues(FIELDS).some((value) => value.trim() === '');
  }
}
