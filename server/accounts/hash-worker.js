// The program of a hashing thread; hash-threads.ts starts it. It is JavaScript because Node 20 cannot start a
// thread from TypeScript.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// Requests have priority over hashing. Only on Linux does this set the priority of the thread; elsewhere it
// would set that of the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', ({ password, cost, passwordHash }) => {
  const answer = passwordHash === undefined ? hashSync(password, cost) : verifySync(passwordHash, password);
  parentPort?.postMessage(answer);
});
