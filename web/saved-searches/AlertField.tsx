import { useTranslations } from 'use-intl';
import { WATCH_MAIL_HOUR, WATCH_MAILS, type WatchMails } from '../../contract/watching.ts';
import { SelectField } from '../ui/SelectField.tsx';

const isChoice = (word: string): word is WatchMails => WATCH_MAILS.some((each) => each === word);

interface AlertFieldProps {
  /** For screen readers, where a page has several. */
  name?: string;
  value: WatchMails;
  onChange: (alert: WatchMails) => void;
  disabled?: boolean;
  className?: string;
}

/** When vehicles that come into the list of a search are mailed. */
export function AlertField({ name, value, onChange, ...select }: AlertFieldProps) {
  const t = useTranslations('searches');
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
