import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { featuresOf } from '../../contract/equipment/recognise.ts';
import { projectRoot } from '../../database/project-root.ts';

/** Lines as suppliers write them, with a feature each that they name, or only seem to name. */
const LINES = readFileSync(join(projectRoot, 'server/vehicles/equipment-lines.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [line = '', feature = '', isClaimed = ''] = row.split('\t');
    return { line, feature, isClaimed };
  });

test.each(LINES)('„$line“ claims $feature: $isClaimed', ({ line, feature, isClaimed }) => {
  expect(featuresOf(line).some((each) => each === feature)).toBe(isClaimed === 'yes');
});
