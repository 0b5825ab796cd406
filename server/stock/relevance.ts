import { type Bitmap, has } from './bitmaps.ts';
import type { Name, NameLexeme } from './names.ts';
import type { Page } from './order.ts';
import type { Stock } from './stock.ts';
import type { Operand } from './text-query.ts';

/** As float4: `ts_rank` computes with such numbers. Make and model count more than variant and VIN. */
const WEIGHTS: Record<string, number> = {
  A: 1,
  B: Math.fround(0.4),
  C: Math.fround(0.1),
  D: Math.fround(0.05),
};
/** The sum of 1 / n², as the source of PostgreSQL has it. */
const LIMIT = 1.64493406685;
/** A VIN stands twice in a name: as it is for stems, and as it is for whole words. */
const VIN_WEIGHTS = 'BB';

/**
 * `ts_rank` of PostgreSQL for a name and words joined by "or": calc_rank_or() in tsrank.c. Both lists are in the order of
 * PostgreSQL, because sums of float4 depend on it.
 */
export function rankOf(lexemes: readonly NameLexeme[], operands: readonly Operand[]): number {
  let rank = 0;
  for (const { lexeme: typed, isPrefix } of operands)
    for (const { lexeme, weights } of lexemes)
      if (isPrefix ? lexeme.startsWith(typed) : lexeme === typed)
        rank = Math.fround(rank + weightOf(weights));
  return operands.length === 0 ? 0 : Math.fround(rank / operands.length);
}

/** The most important position counts whole, the others less and less. */
function weightOf(weights: string): number {
  let [sum, most, placeOfMost] = [0, -1, 0];
  for (let place = 1; place <= weights.length; place += 1) {
    const weight = WEIGHTS[weights[place - 1] ?? ''] ?? 0;
    sum = Math.fround(sum + Math.fround(weight / (place * place)));
    if (weight > most) [most, placeOfMost] = [weight, place];
  }
  const rest = Math.fround(Math.fround(most + sum) - Math.fround(most / (placeOfMost * placeOfMost)));
  return rest / LIMIT;
}

/** The operands as PostgreSQL counts them: each lexeme once. Undefined if it is not defined which of two equal ones counts. */
export function distinctOperands(operands: readonly Operand[]): Operand[] | undefined {
  const byLexeme = new Map<string, Operand>();
  for (const operand of operands) {
    const known = byLexeme.get(operand.lexeme);
    if (known && known.isPrefix !== operand.isPrefix) return undefined;
    byLexeme.set(operand.lexeme, operand);
  }
  return [...byLexeme.values()].sort(byBytes);
}

export const byBytes = (a: { lexeme: string }, b: { lexeme: string }): number =>
  Buffer.compare(Buffer.from(a.lexeme), Buffer.from(b.lexeme));

/** The names of these vehicles whose lexemes are not known yet. */
export function namesWithoutLexemes({ words, orders }: Stock, matching: Bitmap): Name[] {
  const missing = new Set<Name>();
  for (const slot of orders.registered.walk(matching)) {
    const name = words.nameAt(slot);
    if (name && !name.lexemes) missing.add(name);
  }
  return [...missing];
}

/** The page of a list by relevance; vehicles of the same relevance stand in the order of first registration. */
export function pageByRelevance(
  { words, orders }: Stock,
  matching: Bitmap,
  operands: readonly Operand[],
  { skipped, limit }: Omit<Page, 'isReversed'>,
): number[] {
  const withVin = words.byVin(operands);
  const ofNames = new Map<Name | undefined, number>();
  const rankAt = (slot: number): number => {
    const name = words.nameAt(slot);
    const lexemes = name?.lexemes ?? [];
    if (has(withVin, slot)) return rankOf(withOwnVin(lexemes, words.vinAt(slot)), operands);
    const known = ofNames.get(name);
    if (known !== undefined) return known;
    const rank = rankOf(lexemes, operands);
    ofNames.set(name, rank);
    return rank;
  };
  const byRank = new Map<number, number[]>();
  for (const slot of orders.registered.walk(matching)) {
    const rank = rankAt(slot);
    const slots = byRank.get(rank);
    if (slots) slots.push(slot);
    else byRank.set(rank, [slot]);
  }
  const ranks = [...byRank.keys()].sort((a, b) => b - a);
  return ranks.flatMap((rank) => byRank.get(rank) ?? []).slice(skipped, skipped + limit);
}

const withOwnVin = (lexemes: readonly NameLexeme[], vin: string): NameLexeme[] =>
  [...lexemes, { lexeme: vin.toLowerCase(), weights: VIN_WEIGHTS }].sort(byBytes);
