// Not in choices.ts, which the inventory loads.

/** The most papers of a dealer. The constraint `dealer_papers_are_at_most_five` has it, too. */
export const PAPERS_MAX = 5;
/** The largest paper. */
export const PAPER_MAX_BYTES = 10 * 1024 * 1024;
/** Papers are deleted so many days after the account was approved or refused. Source: docs/rules.md, "Papers". */
export const PAPER_DAYS = 90;
