import { DOMImplementation, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';

/** A value: its text, or its text with attributes. */
export type Basic = string | { text: string; attributes: Record<string, string> };

/** The parts of an element, in the order of the UBL schema. A part that is undefined is left out. */
export interface Aggregate {
  readonly [part: `cbc:${string}`]: Basic | undefined;
  readonly [part: `cac:${string}`]: Aggregate | readonly Aggregate[] | undefined;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const NAMESPACES: Record<string, string> = {
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
};
/** The namespace of declarations of namespaces. As plain attributes they would be repeated at each element. */
const DECLARATIONS = 'http://www.w3.org/2000/xmlns/';

/** The XML of a UBL document. Throws for an element without content: the rules of XRechnung refuse it (PEPPOL-R008). */
export function xmlOf(root: 'Invoice' | 'CreditNote', parts: Aggregate): string {
  const document = new DOMImplementation().createDocument(`${UBL}:${root}-2`, root);
  const element = document.documentElement;
  if (!element) throw new Error('the XML document has no root');
  for (const [prefix, uri] of Object.entries(NAMESPACES))
    element.setAttributeNS(DECLARATIONS, `xmlns:${prefix}`, uri);
  addParts(document, element, parts);
  const xml = new XMLSerializer().serializeToString(document, { requireWellFormed: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

function addParts(document: Document, parent: Element, parts: Aggregate): void {
  for (const [name, content] of Object.entries(parts)) {
    if (content === undefined) continue;
    for (const each of Array.isArray(content) ? content : [content]) addPart(document, parent, name, each);
  }
  if (!parent.hasChildNodes()) throw new Error(`the element ${parent.tagName} is empty`);
}

function addPart(document: Document, parent: Element, name: string, content: Basic | Aggregate): void {
  const element = document.createElementNS(NAMESPACES[name.slice(0, 3)] ?? null, name);
  parent.appendChild(element);
  if (typeof content === 'string') setText(document, element, content);
  else if (isText(content)) {
    for (const [attribute, value] of Object.entries(content.attributes))
      element.setAttribute(attribute, value);
    setText(document, element, content.text);
  } else addParts(document, element, content);
}

const isText = (content: Exclude<Basic, string> | Aggregate): content is Exclude<Basic, string> =>
  'text' in content;

function setText(document: Document, element: Element, text: string): void {
  if (text === '') throw new Error(`the element ${element.tagName} is empty`);
  element.appendChild(document.createTextNode(text));
}
