/** Whether this page is told what changes (web/live). Lists that are told of changes ask less often by themselves. */
export const live = { isOpen: false };
