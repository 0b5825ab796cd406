import { CallFailed } from './call.ts';

/** Whether the call may have done its work although no answer confirms it: the network failed, or what answered for the server. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.status >= 500;
