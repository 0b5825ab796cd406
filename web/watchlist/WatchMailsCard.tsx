import { useTranslations } from 'use-intl';
import { WATCH_MAIL_HOUR, WATCH_MAILS, type WatchMails } from '../../contract/watching.ts';
import { SavedChoice } from '../layout/SavedChoice.tsx';

/** Whether the user is mailed about changes of watched vehicles. */
export function WatchMailsCard({ watchMails }: { watchMails: WatchMails }) {
  const t = useTranslations('watchlist.mails');
  return (
    <SavedChoice
      title={t('title')}
      label={t('label')}
      hint={t('hint')}
      said={{ saved: t('saved'), failed: t('failed') }}
      value={watchMails}
      options={WATCH_MAILS.map((each) => ({
        value: each,
        text: t(each, { hour: String(WATCH_MAIL_HOUR) }),
      }))}
      changeTo={(chosen) => ({ watchMails: chosen })}
    />
  );
}
