import type { Locale } from '../../contract/constants.ts';
import { followsLanguage } from './country.ts';
import { CHECKBOXES, FIELD_NAMES, type FieldName, isOneOf, PASSWORDS, type Step, STEPS } from './steps.ts';

const KEY = 'registration';

/** The input so far, by field, and the current step. */
export interface Draft {
  step: Step;
  typed: Map<FieldName, string | boolean>;
}

/** Stores the input until the browser tab is closed. Passwords are never stored. */
export function saveDraft({ step, typed }: Draft): void {
  const storable = [...typed].filter(([name]) => !isOneOf(PASSWORDS, name));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(storable), step }));
  } catch {
    // Storage may be disabled or full. Then a reload starts the registration again.
  }
}

/** The input to store. A country that nobody chose is not stored: after a reload it follows the language of the page. */
export const typedValues = (locale: Locale, valueOf: (name: FieldName) => string | boolean): Draft['typed'] =>
  new Map(
    FIELD_NAMES.filter((name) => name !== 'address.country' || !followsLanguage(locale, valueOf)).map(
      (name) => [name, valueOf(name)],
    ),
  );

/** The stored input. Broken or foreign data is ignored, except for what fits a field. */
export function loadDraft(): Draft {
  const stored = storedValues();
  const typed: Draft['typed'] = new Map();
  for (const name of FIELD_NAMES) {
    const value = stored.get(name);
    if (isOneOf(PASSWORDS, name)) continue;
    if (typeof value === 'boolean' && isOneOf(CHECKBOXES, name)) typed.set(name, value);
    if (typeof value === 'string' && !isOneOf(CHECKBOXES, name)) typed.set(name, value);
  }
  return { step: STEPS.find((each) => each === stored.get('step')) ?? 'company', typed };
}

/**
 * The stored values that go back into the form. They do not overwrite newer input, except for the country, which always
 * has a value.
 */
export const valuesToRestore = ({ typed }: Draft, valueOf: (name: FieldName) => unknown) =>
  [...typed].filter(([name]) => name === 'address.country' || !valueOf(name));

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, so nothing needs to be deleted.
  }
}

function storedValues(): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}
