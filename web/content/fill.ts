import { escapeHtml } from '../../contract/escape-html.ts';
import type { FigureName, Figures } from './figures.ts';

export const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const LINKS: Partial<Record<FigureName, (value: string) => string>> = {
  supportEmail: (address) => `mailto:${address}`,
  salesEmail: (address) => `mailto:${address}`,
  phone: (number) => `tel:${number.replaceAll(/[^+\d]/g, '')}`,
};

/** Replaces the placeholders in HTML. An email address and the phone number become links. */
export function fillHtml(html: string, figures: Figures): string {
  return html.replaceAll(PLACEHOLDER, (_, name: FigureName) => {
    const value = escapeHtml(figures[name]);
    const link = LINKS[name]?.(figures[name]);
    return link ? `<a href="${escapeHtml(link)}">${value}</a>` : value;
  });
}

/** Replaces the placeholders in plain text. */
export function fillText(text: string, figures: Figures): string {
  return text.replaceAll(PLACEHOLDER, (_, name: FigureName) => figures[name]);
}
