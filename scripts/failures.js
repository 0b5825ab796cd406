// What failed, read from the reports of vitest and Playwright: short enough to stand at the end of a long output.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_A_MESSAGE = 14;

/**
 * @typedef {{ title: string, message: string }} Failure
 * @typedef {{ name: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} VitestFile
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status: string, results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The failures that a report tells, each with the first lines of its message. A step that wrote none has none.
 * @param {string} path
 */
export function failuresIn(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const failures = report.stats === undefined ? failuresOfVitest(report) : failuresOfPlaywright(report);
  return failures.map(({ title, message }) => `✗ ${title}\n${firstLines(message)}`);
}

/**
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Failure[]}
 */
function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('', name);
    const whole = message === '' ? [] : [{ title: file, message }];
    const single = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    return [...whole, ...single];
  });
}

/**
 * @param {{ errors: { message?: string }[], suites: Suite[] }} report
 * @returns {Failure[]}
 */
function failuresOfPlaywright({ errors, suites }) {
  const outside = errors.map(({ message = '' }) => ({ title: 'outside of the tests', message }));
  const failed = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file}:${line}: ${title}`,
        message: results.flatMap((result) => result.errors.map(({ message = '' }) => message)).join('\n'),
      })),
  );
  return [...outside, ...failed];
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} message */
function firstLines(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines
    .slice(0, LINES_OF_A_MESSAGE)
    .map((line) => `  ${line}`)
    .join('\n');
}
