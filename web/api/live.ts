/** Whether this page has an open stream of changes (web/live). Its lists then poll less often. */
export const live = { isOpen: false };
