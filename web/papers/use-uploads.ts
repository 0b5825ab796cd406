import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refresh } from '../api/refresh.ts';
import { useToast } from '../ui/Toasts.tsx';
import { sendPaper } from './send-paper.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** A file that is being sent, or was refused. */
export interface Upload {
  id: number;
  name: string;
  /** How much of it has been sent, 0 to 1. */
  sent: number;
  refusal: string | null;
}

/** Sends papers one after the other. A refused one stays with its reason until it is dismissed. */
export function useUploads() {
  const t = useTranslations('account.papers');
  const queryClient = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const dismiss = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function send(id: number, file: File): Promise<void> {
    try {
      await sendPaper(file, (sent) => change(id, { sent }));
      // The paper is in the list before its upload leaves the page.
      await refresh(queryClient, ['/api/dealer/papers']);
      dismiss(id);
      toast({ tone: 'success', title: t('uploaded'), description: file.name });
    } catch (error) {
      change(id, { refusal: refusalText(error, file) });
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const added = files.map((file) => {
      count.current += 1;
      return { id: count.current, file };
    });
    setUploads((all) => [
      ...all,
      ...added.map(({ id, file }) => ({ id, name: file.name, sent: 0, refusal: null })),
    ]);
    for (const { id, file } of added) await send(id, file);
  }

  return { uploads, add: (files: readonly File[]) => void add(files), dismiss };
}
