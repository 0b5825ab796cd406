import type { Choice } from './filters.ts';

/**
 * A list of up to this many choices is shown as a whole. A longer one begins with the choices that show most vehicles.
 */
const WHOLE_CHOICES = 24;
const FIRST_CHOICES = 12;

/**
 * The choices to show first, added to those that a list has shown `before`: the choices that would show most vehicles, and the
 * chosen ones. Nothing is taken away, because no choice may move or vanish under the finger when a later answer counts differently.
 */
export function firstChoices(
  before: ReadonlySet<string>,
  choices: readonly Choice[],
  chosen: readonly string[],
): ReadonlySet<string> {
  const isWhole = choices.length <= WHOLE_CHOICES;
  const room = FIRST_CHOICES - choices.filter(({ value }) => before.has(value)).length;
  const most = choices
    .filter(({ value }) => !before.has(value))
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, isWhole ? choices.length : Math.max(0, room));
  const added = choices.filter(
    (choice) => !before.has(choice.value) && (most.includes(choice) || chosen.includes(choice.value)),
  );
  return added.length === 0 ? before : new Set([...before, ...added.map(({ value }) => value)]);
}
