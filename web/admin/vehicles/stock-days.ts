const DAY_MS = 24 * 3_600_000;

/** The full days that a vehicle has been in stock. */
export const daysInStock = (createdAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY_MS));
