import { git, isCheckout } from './git.js';

/**
 * The vitest arguments that run the tests of changed files: uncommitted changes or, if there are none, the
 * commits of the branch. Without a commit to compare with, all tests run.
 * @returns {string[]}
 */
export function touchedSince() {
  const base = isCheckout() ? findBase() : undefined;
  console.log(base === undefined ? '  no history to compare with: all tests run' : `  changes since ${base}`);
  return base === undefined ? [] : [`--changed=${base}`, '--passWithNoTests'];
}

function findBase() {
  if (git('status', '--porcelain')) return git('rev-parse', '--short', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main);
    if (base) return base.slice(0, 10);
  }
  return undefined;
}
