/** How a user sees the inventory on wide screens; phones show compact cards. docs/decisions/0147. */
export const LIST_LAYOUTS = ['CARDS', 'COMPACT', 'TABLE'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

/** Vehicles on a page. */
export const LIST_ROWS = [24, 40, 60, 100] as const;

/** The columns of the table, in their order, beside the name and the price. */
export const LIST_COLUMNS = [
  'status',
  'firstRegistered',
  'mileageKm',
  'kw',
  'fuelType',
  'transmission',
  'bodyType',
  'baseColour',
  'damages',
  'nextInspection',
  'createdAt',
  'vin',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** The layout, the vehicles on a page, and the columns of the table. */
export interface ListView {
  layout: ListLayout;
  rows: (typeof LIST_ROWS)[number];
  columns: readonly ListColumn[];
}

/** What visitors see, and who has chosen nothing. */
export const DEFAULT_LIST_VIEW: ListView = {
  layout: 'CARDS',
  rows: 24,
  columns: [
    'status',
    'firstRegistered',
    'mileageKm',
    'kw',
    'fuelType',
    'transmission',
    'damages',
    'nextInspection',
  ],
};
