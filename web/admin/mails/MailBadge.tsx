import { useTranslations } from 'use-intl';
import type { MailState } from '../../../contract/mail-figures.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const TONES: Record<MailState, BadgeTone> = { WAITING: 'reserved', SENT: 'available', FAILED: 'sold' };

/** The state of a mail, as a colour and a word. */
export function MailBadge({ state }: { state: MailState }) {
  const t = useTranslations('adminMails.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
