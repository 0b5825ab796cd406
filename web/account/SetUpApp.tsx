import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TOTP_SECONDS } from '../../contract/account-figures.ts';
import { call, CallFailed, isRefused, type ResultOf } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FormError } from '../ui/FormError.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { TextField } from '../ui/TextField.tsx';

const CONFIRM = 'POST /api/user/second-factor/confirm';

interface Props {
  app: ResultOf<'POST /api/user/second-factor'>;
  onConfirmed: (recoveryCodes: string[]) => void;
  /** The secret waits for no code any more. */
  onEnded: () => Promise<void>;
  onCancel: () => void;
}

/** The secret to scan or to type, and the first code of the app, which turns the second factor on. */
export function SetUpApp({ app, onConfirmed, onEnded, onCancel }: Props) {
  const t = useTranslations('account.secondFactor');
  const layout = useTranslations('layout');
  const errorWords = useErrorWords();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => field.current?.focus(), []);
  // Another secret would have to be scanned again.
  useKeepsInput();
  const confirm = useSingleMutation({
    mutationFn: () => call(CONFIRM, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: async (error) => {
      if (isRefused(error, CONFIRM, 'NOT_FOUND')) await onEnded();
      else field.current?.select();
    },
  });
  const refusal = confirm.error instanceof CallFailed ? confirm.error.problem?.code : undefined;
  const isWrong = refusal === 'INVALID_CREDENTIALS' || refusal === 'VALIDATION_FAILED';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="w-44 shrink-0">
          <QrCode payload={app.uri} label={t('code')} />
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <p>{t('scan')}</p>
          <p className="mt-3 text-14 text-ink-2">{t('type')}</p>
          <p className="flex items-center gap-1 font-medium tabular-nums">
            <code className="min-w-0 wrap-anywhere">{inGroups(app.secret)}</code>
            <CopyButton value={app.secret} label={t('copySecret')} copiedLabel={t('copied')} />
          </p>
        </div>
      </div>
      <TextField
        ref={field}
        name="code"
        label={t('firstCode')}
        hint={t('firstCodeHint', { seconds: TOTP_SECONDS })}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        readOnly={confirm.isPending}
        onChange={({ target }) => {
          confirm.reset();
          setCode(target.value);
        }}
        error={isWrong ? t('wrongCode') : undefined}
        className="max-w-80"
      />
      <FormError>{confirm.error && !isWrong && errorWords(confirm.error)}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          {t('turnOn')}
        </Button>
        <Button onClick={onCancel}>{layout('cancel')}</Button>
      </div>
    </form>
  );
}

/** "JBSW Y3DP EHPK 3PXP" */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
