import { useQueryClient } from '@tanstack/react-query';

/** Has the dealers asked for again. */
export function useRefreshDealers() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['/api/admin/dealers'] });
}
