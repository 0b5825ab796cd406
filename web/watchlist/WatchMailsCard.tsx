import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { WATCH_MAIL_HOUR, WATCH_MAILS, type WatchMails } from '../../contract/watching.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { TitledCard } from '../ui/Card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { useToast } from '../ui/Toasts.tsx';

const isChoice = (word: string): word is WatchMails => WATCH_MAILS.some((each) => each === word);

/** Whether the user is mailed about changes of watched vehicles. It is saved as soon as it is chosen. */
export function WatchMailsCard({ watchMails }: { watchMails: WatchMails }) {
  const t = useTranslations('watchlist.mails');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const toast = useToast();
  const queryClient = useQueryClient();
  const edit = useMutation({
    mutationFn: (chosen: WatchMails) => call('PATCH /api/user', { body: { watchMails: chosen } }),
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
        value={edit.isPending ? edit.variables : watchMails}
        onChange={({ target }) => isChoice(target.value) && edit.mutate(target.value)}
      >
        {WATCH_MAILS.map((each) => (
          <option key={each} value={each}>
            {t(each, { hour: String(WATCH_MAIL_HOUR) })}
          </option>
        ))}
      </SelectField>
    </TitledCard>
  );
}
