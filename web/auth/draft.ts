import { FIELD_NAMES, type FieldName, type Step, STEPS } from './steps.ts';

const KEY = 'registration';

/** The input so far, by field, and the current step. */
export interface Draft {
  step: Step;
  typed: Map<FieldName, string | boolean>;
}

const SECRETS: readonly FieldName[] = ['password', 'confirmPassword'];
const TICKS: readonly FieldName[] = ['acceptTerms', 'acceptPrivacy', 'marketingOptIn'];

/** Stores the input until the browser tab is closed. Passwords are never stored. */
export function keepDraft({ step, typed }: Draft): void {
  const open = [...typed].filter(([name]) => !SECRETS.includes(name));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(open), step }));
  } catch {
    // Storage may be disabled or full. Then a reload starts the registration again.
  }
}

/** The stored input. Broken or foreign data is ignored, except for what fits a field. */
export function keptDraft(): Draft {
  const kept = stored();
  const typed: Draft['typed'] = new Map();
  for (const name of FIELD_NAMES) {
    const value = kept.get(name);
    if (SECRETS.includes(name)) continue;
    if (typeof value === 'boolean' && TICKS.includes(name)) typed.set(name, value);
    if (typeof value === 'string' && !TICKS.includes(name)) typed.set(name, value);
  }
  return { step: STEPS.find((each) => each === kept.get('step')) ?? 'company', typed };
}

/**
 * The stored values that go back into the form. They do not overwrite newer input, except for the country, which always
 * has a value.
 */
export const stillMissing = ({ typed }: Draft, valueOf: (name: FieldName) => unknown) =>
  [...typed].filter(([name]) => name === 'address.country' || !valueOf(name));

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, so nothing needs to be deleted.
  }
}

function stored(): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}
