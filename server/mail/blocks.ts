import type { Locale } from '../../contract/constants.ts';

/** `link` is where the value leads: the address of a mail or a telephone number as a URL. */
export type Detail = readonly [label: string, value: string, link?: string | undefined];

export interface Link {
  text: string;
  url: string;
}

export interface VehicleEntry {
  name: string;
  url: string;
  vin: string;
  /** First registration and mileage, as far as known. */
  details: string;
  price: string;
}

/**
 * A part of a mail. html.tsx and text.ts each render every type of block, so that both parts of a mail have
 * the same content.
 */
export type Block =
  /** `links`: parts of the text that lead somewhere. In plain text mail programs find them themselves. */
  | { type: 'paragraph'; text: string; links?: readonly Link[] }
  | { type: 'details'; rows: readonly Detail[] }
  | {
      type: 'vehicles';
      heading: string;
      labels: { name: string; price: string; vin: string };
      entries: readonly VehicleEntry[];
    }
  | { type: 'totals'; heading: string | null; rows: readonly Detail[]; gross: Detail; reason: string | null }
  /** Text that a person typed, with its line breaks. */
  | { type: 'remark'; heading: string; text: string }
  | { type: 'steps'; heading: string; items: readonly string[] }
  | { type: 'button'; label: string; url: string }
  /** Less prominent than the button. */
  | { type: 'link'; label: string; url: string }
  | { type: 'regards'; lines: readonly string[] };

export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

/** The view model of a mail: html.tsx and text.ts render it. */
export interface MailView {
  locale: Locale;
  subject: string;
  portalName: string;
  blocks: readonly Block[];
  /** The legal lines below the mail. */
  footer: readonly string[];
  /** Between a label and its value, in plain text. */
  colon: string;
}
