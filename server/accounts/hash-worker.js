// What a hashing thread runs; hash-threads.ts starts it. JavaScript, because Node 20 cannot start a thread from TypeScript.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// On Linux this is the priority of the thread, elsewhere that of the whole process: serving goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', ({ password, cost, passwordHash }) => {
  const answer = passwordHash === undefined ? hashSync(password, cost) : verifySync(passwordHash, password);
  parentPort?.postMessage(answer);
});
