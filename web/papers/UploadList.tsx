import { CircleAlert, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/IconButton.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import type { Upload } from './use-uploads.ts';

/** The server's work follows the transfer, so the bar is full only when the paper is in the list. */
const TRANSFER_PERCENT = 90;

/** The files that are being sent, each with its progress or the reason why it was refused. */
export function UploadList({
  uploads,
  onDismiss,
}: {
  uploads: readonly Upload[];
  onDismiss: (id: number) => void;
}) {
  const t = useTranslations('account.papers');
  return (
    <ul className="flex flex-col gap-2 not-empty:mb-4">
      {uploads.map(({ id, name, sent, refusal }) => (
        <li key={id}>
          {refusal === null ? (
            <>
              <p className="text-14 wrap-anywhere">{t('uploading', { name })}</p>
              <ProgressBar label={t('uploading', { name })} percent={sent * TRANSFER_PERCENT} />
            </>
          ) : (
            <div role="alert" className="flex items-center gap-2 rounded-box bg-sold-soft px-3 py-1 text-14">
              <CircleAlert aria-hidden className="size-4 shrink-0 text-sold" />
              <p className="min-w-0 flex-1 wrap-anywhere text-sold">
                {t('refused', { name, reason: refusal })}
              </p>
              <IconButton
                label={t('dismiss', { name })}
                icon={<X aria-hidden className="size-4.5" />}
                onClick={() => onDismiss(id)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
