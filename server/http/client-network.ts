import ipaddr from 'ipaddr.js';

/** The 16-bit parts of an IPv6 address that name its network, a /64. A client may use every address of its /64. */
const IPV6_NETWORK_PARTS = 4;

/** The first half of an address: "203.0" or "2001:db8:1:2". People recognize their own, but it names no single line. */
export function firstHalfOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, IPV6_NETWORK_PARTS)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.octets.slice(0, 2).join('.');
}

/**
 * The network that a limit counts: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address that is
 * written as IPv6 ("::ffff:192.0.2.1") counts as IPv4. A trusted proxy that reports no address makes all its
 * clients one network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.map((part, place) => (place < IPV6_NETWORK_PARTS ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
