/** What the inventory says when it is outdated. */
export const outdated = {
  changed: 'The inventory has changed.',
  hidden: 'Hidden vehicles disappear when you refresh the list.',
  renew: 'Update the list',
  failed: 'Not updated since {time}.',
  retry: 'Try again',
};
