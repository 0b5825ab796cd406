/** A word of a search: a lexeme, or the beginning of one. */
export interface Operand {
  lexeme: string;
  isPrefix: boolean;
}

/** A `tsquery` of PostgreSQL. */
export type TextQuery =
  | { kind: 'word'; operand: Operand }
  | { kind: 'any' | 'all'; of: TextQuery[] }
  /** Words in this order. Only PostgreSQL knows where words stand, so it has to find them: `text` is their tsquery. */
  | { kind: 'phrase'; text: string; of: TextQuery[] };

const TOKEN = /\s*(?:'((?:[^'\\]|''|\\.)*)'(:\*)?|(<(?:-|\d+)>|[|&()]))/y;
const LEVELS = ['any', 'all', 'phrase'] as const;
const OPERATOR = { any: /^\|$/, all: /^&$/, phrase: /^</ };

/** Parses the text of a `tsquery` without negation and weights; null for an empty one. */
export function parseTextQuery(text: string): TextQuery | null {
  if (text === '') return null;
  const tokens = tokensOf(text);
  let next = 0;

  /** Operators of a later level bind closer. */
  function parseLevel(level: number): TextQuery {
    const kind = LEVELS[level];
    if (kind === undefined) return parseOperand();
    const start = next;
    const of = [parseLevel(level + 1)];
    while (OPERATOR[kind].test(tokens[next]?.operator ?? '')) {
      next += 1;
      of.push(parseLevel(level + 1));
    }
    const [only] = of;
    if (only && of.length === 1) return only;
    if (kind !== 'phrase') return { kind, of };
    return { kind, of, text: text.slice(tokens[start]?.from, tokens[next - 1]?.to).trim() };
  }

  function parseOperand(): TextQuery {
    const token = tokens[next];
    next += 1;
    if (token?.operand) return { kind: 'word', operand: token.operand };
    if (token?.operator !== '(') throw new Error(`not a text query: ${text}`);
    const inner = parseLevel(0);
    next += 1;
    return inner;
  }

  const query = parseLevel(0);
  if (next !== tokens.length) throw new Error(`not a text query: ${text}`);
  return query;
}

interface Token {
  from: number;
  to: number;
  operand?: Operand;
  operator?: string;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    TOKEN.lastIndex = from;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`not a text query: ${text}`);
    const [, quoted, prefix, operator] = found;
    const place = { from, to: TOKEN.lastIndex };
    if (operator !== undefined) tokens.push({ ...place, operator });
    else
      tokens.push({ ...place, operand: { lexeme: unquoted(quoted ?? ''), isPrefix: prefix !== undefined } });
  }
  return tokens;
}

const unquoted = (quoted: string): string =>
  quoted.replaceAll(/''|\\(.)/g, (pair, escaped?: string) => escaped ?? pair[0] ?? '');

/** All words of a query, phrases included. */
export const operandsOf = (query: TextQuery): Operand[] =>
  query.kind === 'word' ? [query.operand] : query.of.flatMap(operandsOf);
