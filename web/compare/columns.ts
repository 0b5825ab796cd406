import type { VehicleWithMedia } from '../trade/queries.ts';
import { cx } from '../ui/cx.ts';

export interface Column {
  id: string;
  /** Absent if the vehicle does not exist any more, or could not be read. */
  data: VehicleWithMedia | undefined;
  isGone: boolean;
}

/** Room for the names of the rows and so many vehicles: below it the table scrolls. */
const WIDTHS = [
  '',
  '',
  'min-w-88 sm:min-w-140',
  'min-w-104 min-[24rem]:min-w-112 sm:min-w-188',
  'min-w-128 min-[24rem]:min-w-140 sm:min-w-236',
];

/** The columns of two tables with these classes are equally wide. */
export const tableLooks = (columns: readonly Column[], looks: string): string =>
  cx('w-full table-fixed border-collapse', looks, WIDTHS[columns.length]);

/** The column with the names of the rows. */
export const NAMES_WIDTH = 'w-28 sm:w-44 print:w-36';
