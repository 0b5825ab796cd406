import type { VatCase } from '../../contract/vat-case.ts';

/** What the last line of a total that is owed is called: it is not a gross amount where no VAT is due. */
export const sumWord = (vatCase: VatCase) => (vatCase === 'INTRA_COMMUNITY' ? 'toPay' : 'gross');
