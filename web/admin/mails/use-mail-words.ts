import { useTranslations } from 'use-intl';
import { MAIL_KINDS } from '../../../contract/mail-kinds.ts';

/** What a mail is called and to whom it goes. An unknown kind, of another version of the portal, has its code as its name. */
export function useMailWords() {
  const t = useTranslations('admin.mails');
  return ({ kind, recipient }: { kind: string; recipient: string | null }) => {
    const known = MAIL_KINDS.find((each) => each === kind);
    return { name: known ? t(`kinds.${known}`) : kind, recipient: recipient ?? t('provider') };
  };
}
