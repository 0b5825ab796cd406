import { useTranslations } from 'use-intl';
import { WATCH_MAIL_HOUR, WATCH_MAILS, type WatchMails } from '../../contract/watching.ts';
import { SelectField } from '../ui/SelectField.tsx';

const isChoice = (word: string): word is WatchMails => WATCH_MAILS.some((each) => each === word);

interface AlertFieldProps {
  /** The search as it is saved. */
  search: string;
  /** For screen readers, where a page has several. */
  name?: string;
  value: WatchMails;
  onChange: (alert: WatchMails) => void;
  disabled?: boolean;
  className?: string;
}

/** When vehicles that come into the list of a search are mailed. Sold vehicles never are. */
export function AlertField({ search, name, value, onChange, ...select }: AlertFieldProps) {
  const t = useTranslations('searches');
  if (findsSoldAlone(search))
    return <p className={`text-14 text-ink-2 ${select.className ?? ''}`}>{t('soldAlone')}</p>;
  return (
    <SelectField
      {...select}
      label={t('alert')}
      {...(name !== undefined && { 'aria-label': t('alertOf', { name }) })}
      value={value}
      onChange={({ target }) => isChoice(target.value) && onChange(target.value)}
    >
      {WATCH_MAILS.map((each) => (
        <option key={each} value={each}>
          {t(`alerts.${each}`, { hour: String(WATCH_MAIL_HOUR) })}
        </option>
      ))}
    </SelectField>
  );
}

const findsSoldAlone = (search: string) => {
  const statuses = new URLSearchParams(search).getAll('status');
  return statuses.length > 0 && statuses.every((status) => status === 'SOLD');
};
