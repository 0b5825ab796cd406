import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isLocale, type Locale, LOCALES } from '../../contract/constants.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { TitledCard } from '../ui/Card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** The language of the mails to the user. It is saved as soon as it is chosen. */
export function LanguageCard({ locale }: { locale: Locale }) {
  const t = useTranslations('account.mails');
  const language = useTranslations('layout.language');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const toast = useToast();
  const queryClient = useQueryClient();
  const edit = useMutation({
    mutationFn: (chosen: Locale) => call('PATCH /api/user', { body: { locale: chosen } }),
    onSuccess: async () => {
      await refresh(queryClient, ['/api/user']);
      toast({ tone: 'success', title: t('saved') });
    },
    onError: (error) => toast({ tone: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <TitledCard title={t('title')}>
      <SelectField
        label={t('label')}
        hint={t('hint')}
        className="needs-script max-w-80"
        disabled={!isHydrated}
        value={edit.isPending ? edit.variables : locale}
        onChange={({ target }) => isLocale(target.value) && edit.mutate(target.value)}
      >
        {LOCALES.map((each) => (
          <option key={each} value={each} lang={each}>
            {language(each)}
          </option>
        ))}
      </SelectField>
    </TitledCard>
  );
}
