import type { ReactNode } from 'react';
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react';

export type ToastTone = 'neutral' | 'success' | 'destructive';

export type ToastMessage = {
  tone?: ToastTone;
  title: ReactNode;
  description?: ReactNode;
  /** One thing to do about it, such as undo. `label` is also what is read aloud. */
  action?: { label: string; onAction: () => void };
};

const loadRegion = () => import('./ToastRegion.tsx');
const ToastRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegion }));

const ShowToast = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows a message for five seconds; a later one takes the place of the earlier. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ShowToast);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

type ToastProviderProps = {
  /** `region` names the place of messages for screen readers; {hotkey} in it becomes the key. */
  labels: { region: string; close: string };
  children: ReactNode;
};

export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [shown, setShown] = useState<{ id: number; message: ToastMessage } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const show = useCallback((message: ToastMessage) => {
    setShown((earlier) => ({ id: (earlier?.id ?? 0) + 1, message }));
    setIsOpen(true);
  }, []);

  // At hand before the first message, which may well be that the network is gone, and off the way of the first paint.
  useEffect(() => {
    loadRegion().catch(() => {});
  }, []);

  return (
    <>
      <ShowToast value={show}>{children}</ShowToast>
      {/* From the first toast on: an empty region would carry a style attribute in the server's HTML. */}
      {shown && (
        <Suspense fallback={null}>
          <ToastRegion labels={labels} shown={shown} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
