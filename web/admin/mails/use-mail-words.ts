import { useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { isKey } from '../../texts/is-key.ts';

/** What a mail is called and to whom it goes. An unknown kind, of another version of the portal, has its code as its name. */
export function useMailWords() {
  const t = useTranslations('mails');
  const kinds = useTranslations('mails.kinds');
  return ({ kind, recipient }: { kind: string; recipient: string | null }) => ({
    name: isKey(kinds, kind) ? kinds(kind) : kind,
    recipient: recipient ?? t('provider'),
  });
}

/** The kinds of mail that the portal sends: those that have a name. */
export function useMailKinds() {
  const { words } = useRouteContext({ from: '__root__' });
  const { kinds } = words.now().messages.mails;
  // Object.keys returns string[].
  return Object.keys(kinds) as (keyof typeof kinds)[];
}
