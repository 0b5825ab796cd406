import { useTranslations } from 'use-intl';
import { CLERK_MESSAGE_MAX } from '../../../contract/note-figures.ts';
import type { DealerStatus } from '../../../contract/states.ts';
import { TextArea } from '../../ui/TextArea.tsx';

/**
 * The message to the dealer in the mail about their new status. `isUnsent`: somebody else has set the status, so this message went
 * out with no mail. Then it stays to be copied, and takes the focus of the button, which is blocked.
 */
export function StatusMessage(props: {
  status: Exclude<DealerStatus, 'PENDING'>;
  message: string;
  isUnsent: boolean;
  isSaving: boolean;
  onChange: (message: string) => void;
  className?: string;
}) {
  const { status, message, isUnsent, isSaving, onChange, className } = props;
  const t = useTranslations('adminDealers');
  return (
    <TextArea
      {...(className ? { className } : {})}
      ref={isUnsent ? takeFocus : null}
      label={t('statusMessage')}
      hint={!isUnsent && t(`statusMessageHint.${status}`)}
      rows={3}
      maxLength={CLERK_MESSAGE_MAX}
      value={message}
      readOnly={isSaving || isUnsent}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus();
