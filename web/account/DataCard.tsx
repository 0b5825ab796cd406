import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { USER_DATA_PER_DAY } from '../../contract/account-figures.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { saveFile } from '../ui/save-file.ts';
import { useToast } from '../ui/Toasts.tsx';

/** Everything that is stored about the user and their company, as one file. */
export function DataCard({ isDealer }: { isDealer: boolean }) {
  const t = useTranslations('account.data');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const toast = useToast();
  const load = useSingleMutation({
    mutationFn: () => call('GET /api/user/data'),
    onSuccess: (data) => saveFile(JSON.stringify(data, null, 2), 'application/json', t('fileName')),
    onError: (error) => toast({ tone: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <TitledCard title={t('title')}>
      <p className="mb-3 text-ink-2">{t('text', { isDealer: String(isDealer), times: USER_DATA_PER_DAY })}</p>
      <Button
        className="needs-script not-yet-plain"
        disabled={!isHydrated}
        busy={load.isPending}
        onClick={() => load.mutate()}
      >
        <Download aria-hidden className="size-4" />
        {t('load')}
      </Button>
    </TitledCard>
  );
}
