import { queryOptions } from '@tanstack/react-query';
import { call, type Call, type ResultOf } from '../api/call.ts';

export type ListedVehicle = ResultOf<'GET /api/vehicles'>['vehicles'][number];
export type VehicleWithMedia = ResultOf<'GET /api/vehicles/{id}'>;

export const vehicleQuery = (id: string, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/vehicles', id],
    queryFn: () => by('GET /api/vehicles/{id}', { params: { id } }),
  });
