import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const configuration = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/#.*/g, '');
const [ofProgram = '', ofRequests = ''] = configuration.split(/^http \{/m);

/** nginx names the request in messages of every level below `emerg`, also in the `alert` about too few connections. */
test('the proxy of the example logs no address of a request, and what happens to itself', () => {
  const logs = [...ofRequests.matchAll(/\b(?:access|error)_log [^;]+;/g)].map(([directive]) => directive);
  expect(logs).toEqual(['access_log off;', 'error_log stderr emerg;']);
  expect(ofProgram).toContain('error_log stderr warn;');
});
