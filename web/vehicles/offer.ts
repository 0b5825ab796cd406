import type { VehicleStatus } from '../../contract/states.ts';
import { isActiveDealer, type User } from '../api/user.ts';

/** What the page of a vehicle offers: to an admin its data, to a dealer the vehicle, to others the way to it. */
export type Offer = 'edit' | 'notAvailable' | 'login' | 'approval' | 'inCart' | 'add';

/** The one thing that may be done with a vehicle, by its state and by who asks. */
export function offerOf(status: VehicleStatus, user: User | null, isInCart: boolean): Offer {
  if (user?.role === 'admin') return 'edit';
  if (status !== 'AVAILABLE') return 'notAvailable';
  if (!user) return 'login';
  if (!isActiveDealer(user)) return 'approval';
  return isInCart ? 'inCart' : 'add';
}
