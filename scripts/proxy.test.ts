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

/** nginx counts a 503 after which it asks the next server as a failure of the server. */
test('a 503 takes no server of the example out, and a dead host costs a call one second', () => {
  const servers = [...ofRequests.matchAll(/^\s*server \S+:3000(.*);/gm)].map(([, options = '']) => options);
  expect(servers).toEqual([' max_fails=0', ' max_fails=0']);
  expect(ofRequests).toContain('proxy_connect_timeout 1s;');
});

test('the proxy of the example asks the other server for a script that one does not have', () => {
  const [, ofAssets = ''] = ofRequests.split('location /assets/ {');
  expect(ofAssets).toContain('proxy_next_upstream error timeout http_503 http_404;');
  // Elsewhere a 404 is an answer, and a POST must not be sent twice.
  expect(ofRequests.match(/http_404/g)).toHaveLength(1);
  expect(ofRequests).not.toContain('non_idempotent');
});
