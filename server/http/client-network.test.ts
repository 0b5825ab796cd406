import { expect, test } from 'vitest';
import { networkOf } from './client-network.ts';

test.each([
  ['an IPv4 address', '198.51.100.7', '198.51.100.7'],
  ['an IPv4 address written as IPv6', '::ffff:198.51.100.7', '198.51.100.7'],
  ['the same in hexadecimal', '::FFFF:c633:6407', '198.51.100.7'],
  ['an IPv6 address', '2001:db8:9:9:1:2:3:4', '2001:db8:9:9::/64'],
  ['another address of the same /64', '2001:DB8:0009:9::1', '2001:db8:9:9::/64'],
  ['an address of the next /64', '2001:db8:9:a::1', '2001:db8:9:a::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80::/64'],
  ['this machine', '::1', '::/64'],
  ['no address', 'unknown', 'unknown'],
  ['a long text', 'x'.repeat(10_000), 'unknown'],
])('%s belongs to one network', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});
