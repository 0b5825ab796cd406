import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, CallFailed, isRefused, type ResultOf } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { useUser } from '../api/user.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** What the password is asked for. */
export type SecondFactorStep = 'begin' | 'replace' | 'renew' | 'turnOff';

const TURN_OFF = 'POST /api/user/second-factor/off';

interface Props {
  step: SecondFactorStep;
  /** Whether the second factor was turned on, but the answer with the recovery codes was lost. */
  areCodesUnseen?: boolean | undefined;
  onBegun: (app: ResultOf<'POST /api/user/second-factor'>) => void;
  onRenewed: (recoveryCodes: string[]) => void;
  onOff: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password once more before the second factor is changed. */
export function PasswordStep(props: Props) {
  const { step, areCodesUnseen = false, onBegun, onRenewed, onOff, onCancel } = props;
  const t = useTranslations('account.secondFactor');
  const words = useTranslations('account.password');
  const layout = useTranslations('layout');
  const errorWords = useErrorWords();
  const toast = useToast();
  const email = useUser()?.email;
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  useEffect(() => field.current?.focus(), []);
  useKeepsInput(password !== '');

  const change = useSingleMutation({
    mutationFn: async (): Promise<void> => {
      const sent = { body: { password } };
      if (step === 'renew')
        onRenewed((await call('POST /api/user/second-factor/recovery-codes', sent)).recoveryCodes);
      else if (step === 'turnOff') {
        await call(TURN_OFF, sent).catch((error: unknown) => {
          // It is off already: the answer to an earlier attempt may have been lost.
          if (!isRefused(error, TURN_OFF, 'NOT_FOUND')) throw error;
        });
        toast({ tone: 'success', title: t('turnedOff') });
        await onOff();
      } else onBegun(await call('POST /api/user/second-factor', sent));
    },
    onError: () => field.current?.select(),
  });

  const code = change.error instanceof CallFailed ? change.error.problem?.code : undefined;
  const isWrong = code === 'INVALID_CREDENTIALS' || code === 'VALIDATION_FAILED';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t(areCodesUnseen ? 'unseenText' : `${step}Text`)}</p>
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <PasswordField
        ref={field}
        name="password"
        label={words('current')}
        autoComplete="current-password"
        showLabel={words('show')}
        hideLabel={words('hide')}
        value={password}
        readOnly={change.isPending}
        onChange={({ target }) => {
          change.reset();
          setPassword(target.value);
        }}
        error={isWrong ? words('wrong') : undefined}
      />
      <FormError>
        {change.error && !isWrong && (code === 'RATE_LIMITED' ? words('tooMany') : errorWords(change.error))}
      </FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={step === 'turnOff' ? 'danger' : 'primary'} busy={change.isPending}>
          {t(step === 'turnOff' ? 'turnOff' : 'next')}
        </Button>
        <Button onClick={onCancel}>{layout('cancel')}</Button>
      </div>
    </form>
  );
}
