import { CircleAlert, X } from 'lucide-react';
import { handRowOn } from '../ui/hand-focus-on.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import type { Upload } from './use-uploads.ts';

/** The server's work follows the transfer, so the bar is full only when the file is in its list. */
const TRANSFER_PERCENT = 90;

interface UploadListProps {
  uploads: readonly Upload[];
  words: {
    uploading: (name: string) => string;
    refused: (name: string, reason: string) => string;
    dismiss: (name: string) => string;
  };
  onDismiss: (id: number) => void;
}

/** The files that are being sent, each with its progress or the reason why it was refused. */
export function UploadList({ uploads, words, onDismiss }: UploadListProps) {
  return (
    <ul className="flex flex-col gap-2 not-empty:mb-4">
      {uploads.map(({ id, name, sent, refusal }) => (
        <li key={id} ref={handRowOn}>
          {refusal === null ? (
            <>
              <p className="text-14 wrap-anywhere">{words.uploading(name)}</p>
              <ProgressBar label={words.uploading(name)} percent={sent * TRANSFER_PERCENT} />
            </>
          ) : (
            <div role="alert" className="flex items-center gap-2 rounded-box bg-sold-soft px-3 py-1 text-14">
              <CircleAlert aria-hidden className="size-4 shrink-0 text-sold" />
              <p className="min-w-0 flex-1 wrap-anywhere text-sold">{words.refused(name, refusal)}</p>
              <IconButton
                label={words.dismiss(name)}
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
