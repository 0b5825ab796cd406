import { git, isCheckout } from './git.js';

/** The last commit from before the rule. Earlier subjects are free. */
const LAST_FREE = '93eb2be';
const LONGEST = 72;
/** `area: verb object`. Several areas have commas between them. */
const SUBJECT = /^[a-z0-9][\w./-]*(?:, [a-z0-9][\w./-]*)*: [a-z][\w-]* \S/;

/**
 * What is wrong with the subject of a commit, if anything.
 * @param {string} subject
 * @returns {string | undefined}
 */
export function faultOf(subject) {
  if (subject.length > LONGEST) return `has ${subject.length} characters, at most ${LONGEST} are allowed`;
  if (!SUBJECT.test(subject)) return 'is not of the form "area: verb object"';
  if (subject.endsWith('.')) return 'ends with a full stop';
  return undefined;
}

/** The step of the gate: passes where there is no history, or where a shallow clone lacks the commit to begin with. */
export async function checkCommitSubjects() {
  const isKnown = isCheckout() && git('cat-file', '-e', `${LAST_FREE}^{commit}`) !== undefined;
  if (!isKnown) {
    console.log('  no history to look at');
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
