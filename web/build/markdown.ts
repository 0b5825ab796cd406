import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../contract/escape-html.ts';
import type { ContentFile, ContentHead, Heading } from '../content/file.ts';
import { PLACEHOLDER } from '../content/fill.ts';
import { FIGURE_NAMES } from '../content/figures.ts';
import { noBreakInText } from './no-break.ts';

const KEYS = ['title', 'description', 'date', 'topic', 'summary'] as const;
const ANCHOR = /^(.*) \{#([a-z][a-z0-9-]*)\}$/s;

/**
 * Reads a file of content/: front matter between two lines of dashes, then Markdown without HTML and pictures. Throws
 * an error whose message says what is wrong.
 */
export function readMarkdown(source: string, { sinksHeadings = false } = {}): ContentFile {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new Error('there is no front matter');
  for (const [, name] of source.matchAll(PLACEHOLDER)) {
    if (!FIGURE_NAMES.some((known) => known === name)) throw new Error(`{{${name}}} is not a known figure`);
  }
  return { ...readFront(front), ...readBody(body, sinksHeadings ? 1 : 0) };
}

function readFront(front: string): ContentHead {
  const entries = front.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!KEYS.some((known) => known === key))
      throw new Error(`"${line}" is not a valid line of front matter`);
    return [key, value.replaceAll('&nbsp;', '\u00A0')];
  });
  const { title, description, ...more }: Partial<ContentHead> = Object.fromEntries(entries);
  if (!title || !description) throw new Error('title and description are required');
  return { title, description, ...more };
}

function readBody(body: string, sunk: number): Pick<ContentFile, 'headings' | 'html'> {
  const headings: Heading[] = [];
  const marked = new Marked({
    walkTokens: refuse,
    renderer: {
      heading({ tokens, depth }) {
        const [, html, id] = ANCHOR.exec(this.parser.parseInline(tokens)) ?? [];
        if (html === undefined || id === undefined) throw new Error(`no {#anchor} after "${plain(tokens)}"`);
        if (headings.some((heading) => heading.id === id)) throw new Error(`#${id} appears twice`);
        const level = depth + sunk;
        headings.push({ id, text: plain(tokens).replace(ANCHOR, '$1'), level });
        return `<h${level} id="${id}"><a href="#${id}">${html}</a></h${level}>\n`;
      },
      table(token) {
        if (token.header.length > 2) return wideTable(token, (tokens) => this.parser.parseInline(tokens));
        const rows = token.rows.map((row) =>
          this.tablerow({ text: row.map((cell) => this.tablecell(cell)).join('') }),
        );
        const head = this.tablerow({ text: token.header.map((cell) => this.tablecell(cell)).join('') });
        return `<div class="scrolls" tabindex="0"><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></div>\n`;
      },
    },
  });
  // Without asynchronous extensions `parse` is synchronous.
  const html = marked.parse(noBreakInText(body), { async: false });
  return { headings, html };
}

/** A table whose rows become cards on phones. Its elements keep their roles, and each cell names its column. */
function wideTable({ header, rows }: Tokens.Table, inline: (tokens: Token[]) => string): string {
  const labels = header.map(({ tokens }) => escapeHtml(plain(tokens)));
  const head = header.map(({ tokens }) => `<th role="columnheader">${inline(tokens)}</th>`);
  const body = rows.map((row) => {
    const cells = row.map(
      ({ tokens }, column) => `<td role="cell" data-label="${labels[column]}">${inline(tokens)}</td>`,
    );
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return (
    `<div class="scrolls stacks" tabindex="0"><table role="table">` +
    `<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>` +
    `<tbody role="rowgroup">${body.join('')}</tbody></table></div>\n`
  );
}

/** The page renders the h1 itself. Pictures and HTML are not allowed. */
function refuse(token: Token): void {
  if (token.type === 'heading' && (token as Tokens.Heading).depth === 1)
    throw new Error(`"${token.raw.trim()}" would be a second title`);
  if (token.type === 'image') throw new Error(`a picture is not allowed: ${token.raw}`);
  if (token.type === 'html') throw new Error(`HTML is not allowed: ${token.raw}`);
}

function plain(tokens: Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('')
    .replaceAll('&nbsp;', '\u00A0');
}
