import { CannotStart } from '../database/cannot-start.ts';
import type { Config } from './config.ts';

/** What the operator can do about common errors of a machine, by error code. */
const ADVICE: Record<string, (config: Config | undefined, path: string) => string> = {
  EADDRINUSE: (config) =>
    `Port ${config?.port} on ${config?.host} is in use, perhaps by a portal that already runs: set another PORT.`,
  EADDRNOTAVAIL: (config) => `${config?.host} is no address of this machine: set another HOST.`,
  ENOTFOUND: (config) => `${config?.host} is no address of this machine: set another HOST.`,
  ENOSPC: ownDiskIsFull,
  EDQUOT: ownDiskIsFull,
  EROFS: (_, path) => `The file system is read-only, ${path} cannot be written: set another DATA_DIR.`,
  ENOTDIR: (_, path) => `${path} is not a folder: set another DATA_DIR.`,
  EEXIST: (_, path) => `${path} is not a folder: set another DATA_DIR.`,
  // disk_full of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  '53100': (config) =>
    config?.databaseUrl === undefined ? ownDiskIsFull(config) : 'The disk of the database server is full.',
};

function ownDiskIsFull(config: Config | undefined): string {
  return `The disk is full: make room under DATA_DIR ${config?.dataDir}.`;
}

/** One sentence about why the start failed; undefined for an unexpected error. */
export function sentenceFor(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof CannotStart) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const path =
    'path' in error && typeof error.path === 'string' ? error.path : (config?.dataDir ?? 'DATA_DIR');
  if (error.code === 'EACCES' || error.code === 'EPERM') {
    return 'syscall' in error && error.syscall === 'listen'
      ? `This user may not open port ${config?.port}: set a PORT from 1024 on.`
      : `This user may not write ${path}: give the right to it, or set another DATA_DIR.`;
  }
  return ADVICE[String(error.code)]?.(config, path);
}
