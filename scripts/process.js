import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @typedef {{ env?: Record<string, string>, quiet?: boolean }} RunOptions */

/**
 * Runs a program to its end and returns its exit code. With `quiet`, its output appears only if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runProgram(program, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    /** @type {Buffer[]} */
    const written = [];
    child.stdout?.on('data', (chunk) => written.push(chunk));
    child.stderr?.on('data', (chunk) => written.push(chunk));
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => child.kill(signal);
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    /** @param {number} code */
    const end = (code, reason = '') => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      if (code !== 0) process.stderr.write(Buffer.concat([...written, Buffer.from(reason)]));
      resolve(code);
    };
    child.on('error', (error) => end(1, `${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a command of an installed package, such as "vite", without a shell.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(file, args, options) {
  return runProgram(process.execPath, [join(root, 'node_modules', file), ...args], options);
}

/**
 * The code of a system error, such as ENOENT.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Prints one sentence and exits with an error.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
