import type { ReservationPhase } from '../../contract/reservation-parameters.ts';
import type { Search } from '../address.ts';
import { pageIn } from '../layout/page-in.ts';

/** The phase whose tab the address names: `?tab=ended`. Running reservations need no name. */
const phaseIn = ({ tab }: Search): ReservationPhase => (tab === 'ended' ? 'ENDED' : 'RUNNING');

/** The page of reservations that an address names. */
export const listIn = (search: Search) => ({ page: pageIn(search), phase: phaseIn(search) });
