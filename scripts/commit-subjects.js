import { git, isCheckout } from './git.js';

/** The last commit before the rule was introduced. Earlier subjects are not checked. */
const LAST_FREE = '93eb2be';
const LONGEST = 72;
/** `area: verb object`. Several areas are separated by commas. */
const SUBJECT = /^[a-z0-9][\w./-]*(?:, [a-z0-9][\w./-]*)*: [a-z][\w-]* \S/;

/**
 * Returns the fault of a commit subject, or undefined for a valid one.
 * @param {string} subject
 * @returns {string | undefined}
 */
export function faultOf(subject) {
  if (subject.length > LONGEST) return `has ${subject.length} characters, at most ${LONGEST} are allowed`;
  if (!SUBJECT.test(subject)) return 'is not of the form "area: verb object"';
  if (subject.endsWith('.')) return 'ends with a full stop';
  return undefined;
}

/**
 * A step of the gate. It passes without history, and in a shallow clone that lacks the first commit to check.
 */
export async function checkCommitSubjects() {
  const isKnown = isCheckout() && git('cat-file', '-e', `${LAST_FREE}^{commit}`) !== undefined;
  if (!isKnown) {
    console.log('  no history to check');
    return 0;
  }
  const log = git('log', '--no-merges', '--format=%h %s', `${LAST_FREE}..HEAD`) ?? '';
  const faults = log.split('\n').flatMap((line) => {
    const [, commit, subject = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const fault = commit && faultOf(subject);
    return fault ? [`  ${commit} ${fault}: ${subject}`] : [];
  });
  if (faults.length > 0) console.error(faults.join('\n'));
  return faults.length > 0 ? 1 : 0;
}
