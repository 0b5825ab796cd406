import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ToastMessage } from './toast-message.ts';
import { usePart } from './use-part.ts';

const loadRegion = async () => (await import('./ToastRegion.tsx')).ToastRegion;

const ShowToast = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows a toast for five seconds. A new toast replaces the current one. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ShowToast);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

type ToastProviderProps = {
  /** `region` is the name of the region for screen readers. It may contain {hotkey}. */
  labels: { region: string; close: string };
  children: ReactNode;
};

export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [shown, setShown] = useState<{ id: number; message: ToastMessage } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const region = usePart(loadRegion, shown);

  const show = useCallback((message: ToastMessage) => {
    setShown((earlier) => ({ id: (earlier?.id ?? 0) + 1, message }));
    setIsOpen(true);
  }, []);

  // Loads the region before the first toast, which may say that the network is gone, but after the first paint.
  useEffect(() => {
    loadRegion().catch(() => {});
  }, []);

  return (
    <>
      <ShowToast value={show}>{children}</ShowToast>
      {/* Rendered from the first toast on, because an empty region would have a style attribute in the
          server-rendered HTML. */}
      {shown && region.Part && (
        <region.Part
          labels={labels}
          shown={shown}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onRemove={() => flushSync(() => setShown(null))}
        />
      )}
    </>
  );
}
