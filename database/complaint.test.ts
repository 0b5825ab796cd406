import { expect, test } from 'vitest';
import { complaintOf } from './complaint.ts';

test.each([
  [
    'a full disk is reported, not the errors that follow from it',
    `creating configuration files ... ok
2026-11-21 18:22:10.100 GMT [4711] PANIC:  could not write to file "pg_wal/xlogtemp.4711": No space left on device
2026-11-21 18:22:10.101 GMT [4711] PANIC:  cannot abort transaction 1, it was already committed
child process was terminated by signal 6: Aborted
`,
    'could not write to file "pg_wal/xlogtemp.4711": No space left on device',
  ],
  [
    'of several errors, the last one is reported',
    `2026-11-21 18:22:10.100 GMT [4711] LOG:  starting PostgreSQL 18.4
2026-11-21 18:22:10.101 GMT [4711] ERROR:  something before
2026-11-21 18:22:10.102 GMT [4711] FATAL:  data directory "/srv/data" has invalid permissions
2026-11-21 18:22:10.103 GMT [4711] DETAIL:  Permissions should be u=rwx (0700).
`,
    'data directory "/srv/data" has invalid permissions',
  ],
  [
    'a message without a prefix is returned as it is',
    'initdb: cannot be run as root.\n',
    'initdb: cannot be run as root',
  ],
  ['empty output gives a default reason', '\n', 'no reason given'],
])('%s', (_, output, complaint) => {
  expect(complaintOf(output)).toBe(complaint);
});
