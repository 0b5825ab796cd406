import { useParams } from '@tanstack/react-router';
import { useSentFirst } from '../api/sent.ts';
import { vehicleQuery } from '../trade/queries.ts';

/** The vehicle of the page with its media, for its parts. The page itself fetches it and keeps it current. */
export function useVehicleOfPage() {
  const { id } = useParams({ from: '/vehicles/$id' });
  return useSentFirst({ ...vehicleQuery(id), enabled: false });
}
