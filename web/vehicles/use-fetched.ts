import { type ComponentType, useCallback, useState } from 'react';
import { useErrorText } from '../api/error-text.ts';
import { useToast } from '../ui/Toasts.tsx';

/**
 * A part of the page that is fetched when it is first opened, or shortly before, on intent. If that fails, the page
 * stays as it is and a toast says so; the next use retries. `fetchPart` must be the same function at every rendering.
 */
export function useFetched<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const errorText = useErrorText();
  const open = useCallback(async () => {
    try {
      const fetched = await fetchPart();
      setPart(() => fetched);
      setIsOpen(true);
    } catch {
      // Browsers have different errors for this, but the cause is the same: the module did not come over the network.
      toast({ tone: 'destructive', title: errorText(new TypeError()) });
    }
  }, [fetchPart, toast, errorText]);
  const prepare = useCallback(() => void fetchPart().catch(() => {}), [fetchPart]);
  const close = useCallback(() => setIsOpen(false), []);
  return { Part, isOpen, open, prepare, close };
}
