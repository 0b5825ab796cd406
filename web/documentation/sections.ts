import { openContent, type OpenedContent, type Reader } from '../content/library.ts';

const SECTIONS = ['account-management', 'inventory', 'reservations', 'orders', 'support'];

/** The sections of the help, in the order in which a dealer needs them. */
export async function openDocumentation(reader: Reader): Promise<OpenedContent[]> {
  const sections = await Promise.all(SECTIONS.map((slug) => openContent(`documentation/${slug}`, reader)));
  return sections.filter((section) => section !== undefined);
}

/** The anchor of a section: "orders" for "documentation/orders". */
export const anchorOf = ({ name }: OpenedContent) => name.slice(name.indexOf('/') + 1);
