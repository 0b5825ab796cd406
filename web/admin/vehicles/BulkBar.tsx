import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import { call } from '../../api/call.ts';
import { callForFile } from '../../api/call-for-file.ts';
import { useErrorText } from '../../api/error-text.ts';
import { handFocusOn } from '../../ui/hand-focus-on.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { BULK_BUTTON } from '../bulk-button.ts';
import { vehicleListSearch } from '../data.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { BulkPriceDialog } from './BulkPriceDialog.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkStatusDialog } from './BulkStatusDialog.tsx';
import { followProgress } from './follow-progress.ts';
import { countWordOf, leavesOut, useSelecting, useSelection, whatAllSelects } from './use-selection.ts';

/** What can be done with the selected vehicles. `total` is the number of vehicles on all pages of the list, `rows` those of this page. */
export function BulkBar({ total, rows }: { total: number; rows: readonly { id: string }[] }) {
  const t = useTranslations('adminVehicles.bulk');
  const locale = useLocale();
  const selection = useSelection();
  const { clear } = useSelecting();
  const [step, setStep] = useState<'price' | 'status' | null>(null);
  const { selectAll, save, isBusy, isSaving, percent, known } = useBulkCalls();
  if (selection.size === 0) return null;
  const all = whatAllSelects(total);
  return (
    <>
      <section
        data-bulk-bar
        aria-label={t('label')}
        // In the middle of the list, which begins beside the rail.
        className="fixed inset-x-4 bottom-4 z-20 lg:left-57 mx-auto flex w-fit flex-wrap items-center gap-2 rounded-card bg-reverse px-4 py-2.5 text-on-reverse shadow-float print:hidden"
      >
        <output className="mr-1 flex items-center gap-2 text-14">
          {t(countWordOf(selection), { count: selection.size, shown: formatInteger(selection.size, locale) })}
          {isBusy && <Spinner className="size-4" />}
        </output>
        {isSaving && <BulkProgress percent={percent} className="w-40" />}
        {leavesOut(selection, total, known ?? rows) && (
          <button type="button" className={BULK_BUTTON} onClick={selectAll} aria-disabled={isBusy}>
            {t(all.word, {
              count: formatInteger(all.count, locale),
              total: formatInteger(total, locale),
            })}
          </button>
        )}
        <button type="button" className={BULK_BUTTON} onClick={() => setStep('price')}>
          {t('price')}
        </button>
        <button type="button" className={BULK_BUTTON} onClick={() => setStep('status')}>
          {t('status')}
        </button>
        <button type="button" className={BULK_BUTTON} onClick={() => save('csv')} aria-disabled={isBusy}>
          {t('csv')}
        </button>
        <button type="button" className={BULK_BUTTON} onClick={() => save('xlsx')} aria-disabled={isBusy}>
          {t('xlsx')}
        </button>
        <button
          ref={handFocusOn}
          type="button"
          className={BULK_BUTTON}
          onClick={clear}
          aria-label={t('clear')}
        >
          <X aria-hidden className="size-4" />
        </button>
      </section>
      {step === 'price' && <BulkPriceDialog onClose={() => setStep(null)} />}
      {step === 'status' && <BulkStatusDialog onClose={() => setStep(null)} />}
    </>
  );
}

/** The calls that need no dialog. One at a time. */
function useBulkCalls() {
  const t = useTranslations('adminVehicles.bulk');
  const locale = useLocale();
  const toast = useToast();
  const errorText = useErrorText();
  const selection = useSelection();
  const { select } = useSelecting();
  const { page: _page, limit: _limit, ...search } = vehicleListSearch(useFilters().search);
  const searched = JSON.stringify(search);
  const [percent, setPercent] = useState<number>();
  // The vehicles of the list that was selected whole. Another list has others.
  const [whole, setWhole] = useState<{ searched: string; vehicles: readonly { id: string }[] }>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (what: 'all' | 'csv' | 'xlsx') => {
      if (what !== 'all') {
        const ids = [...selection.keys()];
        const send = async (progressId: string) => {
          const body = { ids, format: what, locale, progressId };
          const { file } = await callForFile('POST /api/admin/vehicles/export', { body });
          saveFile(file, file.type, `${t('fileName')}.${what}`);
        };
        return followProgress(send, setPercent);
      }
      const query = { status: 'ALL', ...search };
      const { vehicles } = await call('GET /api/admin/vehicles/selection', { query });
      select(vehicles, true);
      setWhole({ searched, vehicles });
      return undefined;
    },
    onMutate: () => setPercent(undefined),
    onError: (error, what) =>
      toast({
        tone: 'destructive',
        title: t(what === 'all' ? 'notSelected' : 'notSaved'),
        description: errorText(error),
      }),
  });
  return {
    isBusy: isPending,
    isSaving: isPending && variables !== 'all',
    percent,
    known: whole?.searched === searched ? whole.vehicles : undefined,
    selectAll: () => !isPending && mutate('all'),
    save: (format: 'csv' | 'xlsx') => !isPending && mutate(format),
  };
}
