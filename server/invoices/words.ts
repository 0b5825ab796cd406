import { de } from '../../content/invoices/de.ts';
import { en } from '../../content/invoices/en.ts';
import { fr } from '../../content/invoices/fr.ts';
import type { InvoiceWords } from '../../content/invoices/words.ts';
import type { Locale } from '../../contract/constants.ts';

/** The texts of invoices and credit notes by language. */
export const INVOICE_WORDS: Record<Locale, InvoiceWords> = { de, en, fr };
