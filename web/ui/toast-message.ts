import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'success' | 'destructive';

export type ToastMessage = {
  tone?: ToastTone;
  title: ReactNode;
  description?: ReactNode;
  /** One action, such as undo. Screen readers also announce its `label`. */
  action?: { label: string; onAction: () => void };
};
