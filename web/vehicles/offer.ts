import type { VehicleStatus } from '../../contract/states.ts';
import { isActiveDealer, type User } from '../api/user.ts';

/**
 * What the page of a vehicle offers: editing to an admin, the vehicle to a dealer, the way to an account to others.
 */
export type Offer = 'edit' | 'own' | 'notAvailable' | 'login' | 'approval' | 'suspended' | 'inCart' | 'add';

/** What the reader has to do with the vehicle already. */
interface Ties {
  isInCart: boolean;
  /** A reservation of the reader holds it. */
  isOwn: boolean;
}

/** The one action for a vehicle, by its status and its reader. */
export function offerOf(status: VehicleStatus, user: User | null, { isInCart, isOwn }: Ties): Offer {
  if (user?.role === 'admin') return 'edit';
  // What was read for a dealer who has signed out meanwhile is nobody's.
  if (status !== 'AVAILABLE') return user && isOwn ? 'own' : 'notAvailable';
  if (!user) return 'login';
  if (user.dealer?.status === 'SUSPENDED') return 'suspended';
  if (!isActiveDealer(user)) return 'approval';
  return isInCart ? 'inCart' : 'add';
}
