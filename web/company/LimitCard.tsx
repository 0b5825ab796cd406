import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, isRefused, isUnanswered } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { approvalLimitQuery } from '../approval/queries.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { parsePrice, priceToType } from '../trade/parse-price.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { formatMoney } from '../ui/format.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useRefusals } from '../ui/use-refusals.ts';

const CHANGE = 'PATCH /api/company/limit';

/** The limit above which buyers send their cart to the owners. An empty field: no limit. */
export function LimitCard() {
  const t = useTranslations('company.limit');
  const query = useQuery(approvalLimitQuery());
  return (
    <TitledCard title={t('title')}>
      <p className="mb-3 text-ink-2">{t('text')}</p>
      <Loaded query={query} failed={() => t('loadFailed')} skeleton={null}>
        {({ approvalLimit }) => <LimitForm limit={approvalLimit} />}
      </Loaded>
    </TitledCard>
  );
}

interface Edit {
  typed: string;
  /** The limit that the owner saw when they began to type, or that a refusal has shown them since. */
  seen: string | null;
}

/** What is typed stays until it is saved, also when another owner was faster. */
function LimitForm({ limit }: { limit: string | null }) {
  const t = useTranslations('company.limit');
  const lost = useTranslations('validation.lost');
  const { hasLost, noteFailure, failureWords } = useFailureWords();
  const toast = useToast();
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const [edit, setEdit] = useState<Edit>();
  const { typed, seen } = edit ?? { typed: limit === null ? '' : priceToType(limit), seen: limit };
  const { form, refuse } = useRefusals();
  /** What was typed that is no amount. */
  const [wrong, setWrong] = useState<string>();
  const textOf = (sum: string | null) => (sum === null ? t('none') : formatMoney(sum));
  useKeepsInput(edit !== undefined);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (wanted: string | null) => call(CHANGE, { body: { approvalLimit: wanted, from: seen } }),
    onSuccess: async ({ approvalLimit }) => {
      await refresh(queryClient, ['/api/company/limit']);
      setEdit(undefined);
      toast({ tone: 'success', title: t('saved'), description: textOf(approvalLimit) });
    },
    onError: (failure) => {
      noteFailure(failure);
      if (isRefused(failure, CHANGE, 'EDITED_MEANWHILE'))
        return setEdit({ typed, seen: failure.problem.current.approvalLimit });
      const mayBeSaved = hasLost || isUnanswered(failure);
      toast({
        tone: 'destructive',
        title: mayBeSaved ? lost('title') : t('notSaved'),
        description: failureWords(failure),
      });
    },
  });
  const overtaken = isRefused(error, CHANGE, 'EDITED_MEANWHILE') && t('overtaken', { limit: textOf(seen) });
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = parsePrice(typed);
    if (wanted !== null || typed.trim() === '') return mutate(wanted);
    setWrong(typed);
    refuse();
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={t('label')}
        hint={t('hint')}
        inputMode="decimal"
        autoComplete="off"
        suffix="€"
        value={typed}
        readOnly={isPending}
        error={typed === wrong ? t('wrong', { example: priceToType('50000.00') }) : overtaken || undefined}
        onChange={({ target }) => setEdit({ typed: target.value, seen })}
        className="w-full max-w-72"
      />
      <Button
        type="submit"
        busy={isPending}
        disabled={!isHydrated}
        className="needs-script not-yet-plain sm:mt-6.5"
      >
        {t('save')}
      </Button>
    </form>
  );
}
