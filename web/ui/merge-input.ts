/**
 * The input of a form after somebody else has changed what it is about. Fields that were not touched follow the current values.
 * Touched ones keep what is typed; `overtaken` are those whose current value is another one that the user has not seen.
 */
export function mergeInput<Input extends object>(
  typed: Input,
  { seen, now }: { seen: Input; now: Input },
): { input: Input; overtaken: (keyof Input)[] } {
  // Not `namesOf` of the contract: public pages would load one more script.
  const changed = (Object.keys(now) as (keyof Input)[]).filter((field) => now[field] !== seen[field]);
  const isTouched = (field: keyof Input) => typed[field] !== seen[field];
  const input = { ...typed };
  for (const field of changed) if (!isTouched(field)) input[field] = now[field];
  return { input, overtaken: changed.filter((field) => isTouched(field) && typed[field] !== now[field]) };
}
