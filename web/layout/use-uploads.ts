import { useRef, useState } from 'react';
import type { OnShare } from '../api/send-form.ts';
import { useUnsavedInput } from '../api/unsaved-input.ts';

/** A file that is being sent, or was refused. */
export interface Upload {
  id: number;
  name: string;
  /** How much of it has been sent, 0 to 1. */
  sent: number;
  refusal: string | null;
}

interface Uploading {
  send: (file: File, onShare: OnShare) => Promise<unknown>;
  /** After a file was sent, before its upload leaves the page. */
  onSent: (file: File) => Promise<void>;
  refusalText: (error: unknown, file: File) => string;
}

/**
 * Sends files one after the other. A refused one stays with its reason until it is dismissed. The back office asks before another
 * page replaces them.
 */
export function useUploads({ send, onSent, refusalText }: Uploading) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);
  useUnsavedInput({ hasInput: uploads.length > 0 });

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const dismiss = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function sendOne(id: number, file: File): Promise<void> {
    try {
      await send(file, (sent) => change(id, { sent }));
      await onSent(file);
      dismiss(id);
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
    for (const { id, file } of added) await sendOne(id, file);
  }

  return { uploads, add: (files: readonly File[]) => void add(files), dismiss };
}
