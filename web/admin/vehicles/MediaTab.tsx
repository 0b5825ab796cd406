import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { UPLOAD_MAX_BYTES } from '../../../contract/upload-figures.ts';
import type { Medium } from '../../../contract/vehicles.ts';
import { CallFailed } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { refresh } from '../../api/refresh.ts';
import { sendForm } from '../../api/send-form.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { UploadList } from '../../layout/UploadList.tsx';
import { useUploads } from '../../layout/use-uploads.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { PDF_TYPES, PICTURE_TYPES } from '../../ui/file-types.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { SaveState } from './use-media.ts';

const MEGABYTE = 1024 * 1024;

interface MediaTabProps {
  vehicleId: string;
  kind: Medium['mediaType'];
  state: SaveState;
  children: ReactNode;
}

/** The place to drop files on, what was saved last, and the pictures or documents. */
export function MediaTab({ vehicleId, kind, state, children }: MediaTabProps) {
  const t = useTranslations('adminVehicle.media');
  const titleId = useId();
  const isHydrated = useIsHydrated();
  const { uploads, add, dismiss } = useMediaUploads(vehicleId);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {t(kind === 'image' ? 'pictures' : 'documents')}
      </h2>
      <FileDrop
        label={t(kind === 'image' ? 'dropPictures' : 'dropDocuments')}
        hint={t('dropHint', { max: UPLOAD_MAX_BYTES / MEGABYTE })}
        accept={kind === 'image' ? PICTURE_TYPES : PDF_TYPES}
        multiple
        disabled={!isHydrated}
        onFiles={add}
        className="needs-script mb-3 py-5!"
      />
      <UploadList
        uploads={uploads}
        words={{
          uploading: (name) => t('uploading', { name }),
          refused: (name, reason) => t('refused', { name, reason }),
          dismiss: (name) => t('dismiss', { name }),
        }}
        onDismiss={dismiss}
      />
      <output className="mb-3 flex min-h-6 items-center gap-2 text-14 text-ink-2">
        {state.kind === 'saved' && <CircleCheck aria-hidden className="size-4 shrink-0 text-available" />}
        {state.kind === 'failed' && <CircleAlert aria-hidden className="size-4 shrink-0 text-sold" />}
        <span className="min-w-0 wrap-anywhere">{state.words}</span>
      </output>
      {children}
    </section>
  );
}

function useMediaUploads(vehicleId: string) {
  const t = useTranslations('adminVehicle.media');
  const toast = useToast();
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const errorText = useErrorText();
  return useUploads({
    send: (file, onShare) => {
      const form = new FormData();
      form.append('files', file, file.name);
      return sendForm(form, onShare)('POST /api/vehicles/{id}/media', { params: { id: vehicleId } });
    },
    onSent: async ({ name }) => {
      await refresh(queryClient, ['/api/vehicles', '/api/admin/audit']);
      toast({ tone: 'success', title: t('uploaded'), description: name });
    },
    refusalText: (error, { size }) => {
      // A browser that is still sending a large file may miss the refusal, and reports that the network failed.
      if (size > UPLOAD_MAX_BYTES) return t('tooLarge', { max: UPLOAD_MAX_BYTES / MEGABYTE });
      const [rule] = error instanceof CallFailed ? (error.problem?.errors ?? []) : [];
      return problemText(rule?.code) ?? errorText(error);
    },
  });
}
