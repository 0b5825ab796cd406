import { useTranslations } from 'use-intl';
import type { User } from '../api/user.ts';
import { withOwnTexts } from './with-own-texts.tsx';

const AREAS = ['notices'] as const;

/** Below the name of the user: why some entries of the menu are missing. */
export const StatusNote = withOwnTexts(AREAS, function StatusWords({ user }: { user: User }) {
  const t = useTranslations('notices.short');
  const status = user.dealer?.status ?? 'ACTIVE';
  return status === 'ACTIVE' ? null : <span className="block text-14 text-reserved">{t(status)}</span>;
});
