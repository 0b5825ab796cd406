import { FIELD_NAMES, type FieldName, type Step, STEPS } from './steps.ts';

const KEY = 'registration';

/** What was typed so far, by field, and where. */
export interface Draft {
  step: Step;
  typed: Map<FieldName, string | boolean>;
}

const SECRETS: readonly FieldName[] = ['password', 'confirmPassword'];
const TICKS: readonly FieldName[] = ['acceptTerms', 'acceptPrivacy', 'marketingOptIn'];

/** Keeps what was typed until the browser's tab is closed; passwords are never written down. */
export function keepDraft({ step, typed }: Draft): void {
  const open = [...typed].filter(([name]) => !SECRETS.includes(name));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(open), step }));
  } catch {
    // Storage may be switched off or full: then a reload begins anew.
  }
}

/** What was kept; of contents that are broken or another's, only what fits a field. */
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

/** What of it goes back into the form: nothing over what has been typed since. A country is always chosen. */
export const stillMissing = ({ typed }: Draft, valueOf: (name: FieldName) => unknown) =>
  [...typed].filter(([name]) => name === 'address.country' || !valueOf(name));

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What could not be kept need not be forgotten.
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
