import { escapeHtml } from '../../contract/escape-html.ts';

/** HTML that is safe to insert as it is. Only `html` makes it. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | Markup | readonly Markup[] | null;

function sourceOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (part instanceof Markup) return part.source;
  return part.map(({ source }) => source).join('');
}

/** A template whose strings are escaped wherever they are inserted. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    literals.reduce((source, literal, i) => source + sourceOf(parts[i - 1] ?? null) + literal),
  );
}
