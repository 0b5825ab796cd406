import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type SendingOf } from '../api/call.ts';
import { refreshInTime } from '../api/use-dialog-mutation.ts';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { TitledCard } from '../ui/Card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { useToast } from '../ui/Toasts.tsx';

interface Option<Value> {
  value: Value;
  text: string;
  /** Of the text, if it is not that of the page. */
  lang?: string;
}

interface SavedChoiceProps<Value extends string> {
  title: string;
  label: string;
  hint: string;
  /** What is said when the choice is saved, and when it is not. */
  said: { saved: string; failed: string };
  value: Value;
  options: readonly Option<Value>[];
  changeTo: (value: Value) => SendingOf<'PATCH /api/user'>['body'];
}

/** A choice of the user for their account. It is saved as soon as it is chosen. */
export function SavedChoice<Value extends string>({
  title,
  label,
  hint,
  said,
  value,
  options,
  changeTo,
}: SavedChoiceProps<Value>) {
  const failureToast = useFailureToast();
  const isHydrated = useIsHydrated();
  const toast = useToast();
  const queryClient = useQueryClient();
  const update = () => refreshInTime(queryClient, ['/api/user']);
  const edit = useMutation({
    // One after the other. Sent together, the last choice might not be the one that is stored.
    scope: { id: 'saved choice' },
    mutationFn: (chosen: Value) => call('PATCH /api/user', { body: changeTo(chosen) }),
    onSuccess: async () => {
      await update();
      toast({ tone: 'success', title: said.saved });
    },
    onError: async (error) => toast(failureToast({ error, failed: said.failed, isShown: await update() })),
  });
  const choose = (word: string) => {
    const chosen = options.find((each) => each.value === word);
    if (chosen) edit.mutate(chosen.value);
  };
  return (
    <TitledCard title={title}>
      <SelectField
        label={label}
        hint={hint}
        className="needs-script max-w-80"
        disabled={!isHydrated}
        value={edit.isPending ? edit.variables : value}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </SelectField>
    </TitledCard>
  );
}
