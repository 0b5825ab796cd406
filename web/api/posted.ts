import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type FieldErrors, type FieldValues, set } from 'react-hook-form';
import { CallFailed } from './call.ts';

/** The calls whose forms also work before hydration and without JavaScript. */
export type PostedCall =
  | 'POST /api/login'
  | 'POST /api/register'
  | 'POST /api/password-reset'
  | 'POST /api/password-reset/confirm';

/** A form that the browser posted to its page, and what the call answered. */
export interface Posted {
  call: PostedCall;
  /** The text fields by name, and "on" for each ticked box. Passwords are never in it. */
  values: Record<string, string>;
  /** Null if the call has succeeded. */
  refusal: { status: number; text: string } | null;
}

// A form that is mounted again later is a new one.
const shown = new WeakSet<Posted>();

/** What the browser posted to this page for this call; undefined for a page that was requested as usual. */
export function usePosted<Values extends FieldValues>(call: PostedCall) {
  const { pageContext } = useRouteContext({ from: '__root__' });
  const [posted] = useState(() => readPosted<Values>(pageContext.posted, call));
  useEffect(() => {
    if (posted) shown.add(posted.given);
  }, [posted]);
  return posted;
}

function readPosted<Values extends FieldValues>(posted: Posted | undefined, call: PostedCall) {
  if (posted?.call !== call || shown.has(posted)) return undefined;
  const { values, refusal } = posted;
  const error = refusal && new CallFailed(refusal.status, refusal.text, '', call);
  const errors: FieldErrors<Values> = {};
  for (const { path, code } of problemsIn(error)) set(errors, path, { type: 'server', message: code });
  return { given: posted, values, error, errors };
}

/** The fields that a refusal names, with the code of each. */
export function problemsIn(error: unknown): readonly { path: string; code: string }[] {
  const problem = error instanceof CallFailed ? error.problem : null;
  if (problem?.code === 'EMAIL_TAKEN') return [{ path: 'email', code: problem.code }];
  return problem?.errors ?? [];
}
