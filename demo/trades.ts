import type { DemoDealerEmail } from './accounts.ts';
import { hoursAgo, type Moment, nextOfficeHour, workingDaysAgo } from './calendar.ts';

/** An order of the history: who did what and when. What has no moment did not happen. */
export interface Trade {
  buyer: DemoDealerEmail;
  vehicles: number;
  placed: Moment;
  /** The buyer's own number. */
  reference?: string;
  /** What the buyer wrote to the order. */
  wish?: string;
  called?: Moment;
  /** What the clerk noted of the call. */
  said?: string;
  /** The order is taken into work without an invoice. */
  processed?: Moment;
  /** The buyer cancels one of several vehicles. */
  reduced?: Moment;
  invoiced?: Moment;
  reminded?: readonly Moment[];
  paid?: Moment;
  /** The clerk sets the day of delivery: in so many working days from today, negative for the past. */
  delivery?: { set: Moment; on: number };
  completed?: Moment;
  /** The buyer sends the proof of arrival. */
  proven?: Moment;
  /** The buyer reports a defect of the first vehicle. */
  complained?: { at: Moment; text: string };
  cancelled?: { at: Moment; by: 'dealer' | 'clerk' };
  refunded?: Moment;
}

const on = workingDaysAgo;

/** An order that went well. `day`: the working day of placing; the delivery was eight working days later. */
function sold(buyer: DemoDealerEmail, vehicles: number, day: number, more: Partial<Trade> = {}): Trade {
  return {
    buyer,
    vehicles,
    placed: on(day, '10:42'),
    called: on(day, '14:15'),
    invoiced: on(day - 1, '09:20'),
    paid: on(day - 3, '11:05'),
    delivery: { set: on(day - 3, '11:20'), on: -(day - 8) },
    completed: on(day - 8, '15:40'),
    ...more,
  };
}

/**
 * The orders of nine weeks in every state that a clerk meets. The days fit the terms: three working days to pay, reminders on the
 * first and third working day after, 72 hours of a reservation.
 */
export const TRADES: readonly Trade[] = [
  sold('hannover@dealers.example.com', 2, 41, {
    reference: 'EK-2207',
    said: 'Abholung nicht nötig, Anlieferung ab 7 Uhr.',
  }),
  sold('wien@dealers.example.com', 2, 40, { reference: 'D-1184' }),
  sold('suspended@example.com', 1, 39),
  sold('lyon@dealers.example.com', 2, 37, {
    wish: 'Livraison le matin si possible, merci.',
    said: 'Madame Moreau bestätigt; Anlieferung vormittags.',
    proven: on(27, '09:30'),
  }),
  sold('bolzano@dealers.example.com', 1, 33, { proven: on(23, '08:55') }),
  sold('dealer@example.com', 1, 31, { reference: 'AN-0931' }),
  sold('freiburg@dealers.example.com', 1, 28),
  sold('graz@dealers.example.com', 1, 24, { proven: on(14, '10:10') }),
  sold('utrecht@dealers.example.com', 2, 22, {
    reference: 'PO 77120',
    said: 'Spricht Englisch. Zahlt am selben Tag.',
  }),
  sold('dealer@example.com', 2, 19, { reference: 'AN-0957' }),
  sold('luxembourg@dealers.example.com', 1, 17, {
    complained: {
      at: on(1, '16:40'),
      text: 'À froid, la boîte accroche entre la deuxième et la troisième. Rien à ce sujet dans le rapport d’état.',
    },
  }),
  // Cancelled before the invoice: by the buyer, by a clerk, and by nobody: the reservation lapsed.
  {
    buyer: 'gent@dealers.example.com',
    vehicles: 1,
    placed: on(29, '16:31'),
    cancelled: { at: on(28, '08:12'), by: 'dealer' },
  },
  {
    buyer: 'suspended@example.com',
    vehicles: 1,
    placed: on(17, '11:03'),
    called: on(17, '13:30'),
    said: 'Kann die Finanzierung nicht belegen.',
    cancelled: { at: on(16, '09:15'), by: 'clerk' },
  },
  { buyer: 'graz@dealers.example.com', vehicles: 1, placed: on(13, '17:48') },
  // Cancelled after the invoice: never paid, refunded, and to be refunded.
  {
    buyer: 'hannover@dealers.example.com',
    vehicles: 1,
    placed: on(26, '11:26'),
    called: on(26, '15:02'),
    invoiced: on(25, '08:45'),
    reminded: [on(21, '09:10'), on(19, '09:05')],
    cancelled: { at: on(16, '10:20'), by: 'clerk' },
  },
  {
    buyer: 'utrecht@dealers.example.com',
    vehicles: 1,
    placed: on(18, '12:17'),
    called: on(18, '15:50'),
    invoiced: on(17, '10:05'),
    paid: on(16, '09:40'),
    cancelled: { at: on(13, '14:25'), by: 'clerk' },
    refunded: on(12, '11:00'),
  },
  {
    buyer: 'lyon@dealers.example.com',
    vehicles: 1,
    placed: on(10, '12:37'),
    called: on(10, '14:45'),
    invoiced: on(9, '10:30'),
    paid: on(7, '09:15'),
    said: 'Getriebeschaden bei der Überführung: Herr Moreau will vom Kauf zurücktreten.',
    cancelled: { at: on(2, '14:10'), by: 'clerk' },
  },
  // In work: overdue, due today, open, paid, with a day of delivery.
  {
    buyer: 'gent@dealers.example.com',
    vehicles: 1,
    placed: on(10, '13:05'),
    called: on(10, '16:20'),
    invoiced: on(9, '09:05'),
    reminded: [on(5, '09:20'), on(3, '09:15')],
  },
  {
    buyer: 'freiburg@dealers.example.com',
    vehicles: 1,
    placed: on(7, '10:12'),
    called: on(7, '14:48'),
    invoiced: on(6, '08:50'),
    reminded: [on(2, '09:30')],
  },
  {
    buyer: 'graz@dealers.example.com',
    vehicles: 1,
    placed: on(6, '11:55'),
    called: on(6, '13:40'),
    invoiced: on(5, '09:40'),
  },
  {
    buyer: 'hannover@dealers.example.com',
    vehicles: 2,
    placed: on(4, '10:50'),
    called: on(4, '13:35'),
    reference: 'EK-2251',
    invoiced: on(3, '09:25'),
  },
  {
    buyer: 'dealer@example.com',
    vehicles: 1,
    placed: on(2, '10:33'),
    called: on(2, '14:05'),
    reference: 'AN-0988',
    invoiced: on(1, '09:12'),
  },
  {
    buyer: 'lyon@dealers.example.com',
    vehicles: 3,
    placed: on(5, '11:14'),
    called: on(5, '15:15'),
    reduced: on(5, '16:02'),
    invoiced: on(4, '08:35'),
    paid: on(1, '10:45'),
  },
  {
    buyer: 'bolzano@dealers.example.com',
    vehicles: 1,
    placed: on(8, '10:25'),
    called: on(8, '11:50'),
    invoiced: on(7, '08:50'),
    paid: on(4, '10:05'),
    delivery: { set: on(4, '10:10'), on: 2 },
  },
  {
    buyer: 'wien@dealers.example.com',
    vehicles: 1,
    placed: on(2, '15:42'),
    called: on(1, '08:40'),
    said: 'Rechnung erst, wenn die UID geprüft ist.',
    processed: on(1, '08:45'),
  },
  // New: reservations that run.
  {
    buyer: 'graz@dealers.example.com',
    vehicles: 1,
    placed: hoursAgo(51),
    called: nextOfficeHour(hoursAgo(50)),
  },
  { buyer: 'utrecht@dealers.example.com', vehicles: 2, placed: hoursAgo(21.5), reference: 'PO 77164' },
  {
    buyer: 'dealer@example.com',
    vehicles: 2,
    placed: hoursAgo(5.2),
    wish: 'Bitte beide zusammen anliefern.',
  },
  { buyer: 'lyon@dealers.example.com', vehicles: 1, placed: hoursAgo(1.4) },
];
