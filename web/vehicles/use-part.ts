import { type ComponentType, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { useToast } from '../ui/Toasts.tsx';

/**
 * A part of the page that is loaded when it is used first. `prepare` loads it ahead, on intent; `need` tells when it
 * cannot be loaded, and a later use tries again. `load` must be the same function at every rendering.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useTranslations('inventory.filters');
  const errorText = useErrorText();
  const toast = useToast();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const prepare = useCallback(() => {
    load().then(
      (Part) => setPart({ Part }),
      () => {},
    );
  }, [load]);
  const need = useCallback(() => {
    load().then(
      (Part) => setPart({ Part }),
      // Whatever the browser calls it, a module is missing because it did not come over the network.
      () => toast({ tone: 'destructive', title: t('failed'), description: errorText(new TypeError()) }),
    );
  }, [load, toast, t, errorText]);
  return { Part: part?.Part ?? null, prepare, need };
}
