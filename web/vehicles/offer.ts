import type { VehicleStatus } from '../../contract/states.ts';
import { isActiveDealer, type User } from '../api/user.ts';

/**
 * What the page of a vehicle offers: editing to an admin, the vehicle to a dealer, the way to an account to others.
 */
export type Offer = 'edit' | 'notAvailable' | 'login' | 'approval' | 'inCart' | 'add';

/** The one action for a vehicle, by its status and its reader. */
export function offerOf(status: VehicleStatus, user: User | null, isInCart: boolean): Offer {
  if (user?.role === 'admin') return 'edit';
  if (status !== 'AVAILABLE') return 'notAvailable';
  if (!user) return 'login';
  if (!isActiveDealer(user)) return 'approval';
  return isInCart ? 'inCart' : 'add';
}
