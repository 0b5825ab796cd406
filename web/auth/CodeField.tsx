import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsHydrated } from '../ui/hydrated.ts';
import { TextField } from '../ui/TextField.tsx';
import { LINK } from './link.ts';

/** The second step of a login: a code of the app, or a recovery code. Without JavaScript one field takes both. */
export function CodeField({
  email,
  ...input
}: { email: string } & Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useTranslations('auth.login.secondStep');
  const isHydrated = useIsHydrated();
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div>
      <TextField
        {...input}
        label={t(isRecovery ? 'recovery' : 'code')}
        hint={t('codeHint', { email })}
        inputMode={isRecovery || !isHydrated ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isHydrated && (
        <button type="button" className={`${LINK} mt-2 text-14`} onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'toCode' : 'toRecovery')}
        </button>
      )}
    </div>
  );
}
