import { useState } from 'react';
import type { CompanyRequest } from '../approval/queries.ts';

/**
 * The open requests of colleagues that this page has shown and that are not listed any more: their senders have taken them
 * back. So an owner who reads or decides one sees why it is gone.
 */
export function useWithdrawn(listed: readonly CompanyRequest[] | undefined): readonly CompanyRequest[] {
  const [before, setBefore] = useState(listed);
  const [withdrawn, setWithdrawn] = useState<readonly CompanyRequest[]>([]);
  if (listed !== undefined && listed !== before) {
    setBefore(listed);
    const ids = new Set(listed.map(({ id }) => id));
    const gone = before?.filter(({ id, state }) => state === 'OPEN' && !ids.has(id)) ?? [];
    if (gone.length > 0)
      setWithdrawn([...withdrawn, ...gone.map((request) => ({ ...request, state: 'WITHDRAWN' as const }))]);
  }
  return withdrawn;
}
