import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { promisify } from 'node:util';
import type { Measured } from './figures.ts';
import type { Row } from './rows.ts';

/** A row that has been measured. */
export interface Done {
  row: Row;
  measured: Measured;
  isWithin: boolean;
}

/** Writes docs/performance.md from the rows of a whole run. */
export async function writePage(rows: readonly Done[]): Promise<void> {
  const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD']);
  const cores = cpus();
  await writeFile(
    'docs/performance.md',
    [
      '# Performance',
      '',
      '`npm run bench` writes this page. It starts the portal with 50,000 vehicles and a bare program beside it',
      '(`bench/bare.ts`: `node:http`, prepared statements, an index for each question, no sessions, rights or facets), and asks',
      'both in turn as a signed-in dealer, 32 requests at a time. Each figure is the median of three rounds,',
      'that of the orders of nine.',
      '',
      `Measured on ${new Date().toISOString().slice(0, 10)} with ${cores.length} cores (${cores[0]?.model ?? 'unknown'}), Node ` +
        `${process.versions.node}, commit ${commit.trim()}.`,
      '',
      '| what | figure | required | aim | bare | portal | |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows.map(lineOf),
      '',
    ].join('\n'),
  );
}

function lineOf({ row, measured, isWithin }: Done): string {
  const sign = row.isLimit ? '≤' : '≥';
  const cells = [
    row.title,
    measured.figure.toFixed(measured.figure < 10 ? 2 : 0),
    `${sign} ${row.required}`,
    `${sign} ${row.aim}`,
    measured.bare,
    measured.portal,
    isWithin ? '' : 'missed',
  ];
  return `| ${cells.join(' | ')} |`;
}
