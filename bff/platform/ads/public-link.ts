import ipaddr from 'ipaddr.js';

/** Ends of names that no public server has (RFC 6761, 6762, 8375, 9476, and what routers and companies use). */
const INNER =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|in-addr\.arpa|ip6\.arpa|alt|invalid|test|onion)$/;

/**
 * Whether an address leads to a host of the public Internet, by its words: not to the reader's own machine or network.
 * @param url as the browser would read it: names decoded, IPv4 in whatever spelling as four numbers
 */
export function isPublicLink(url: URL) {
  const host = url.hostname.replace(/\.+$/, '');
  const address = host.replace(/^\[(.*)\]$/, '$1');
  // An IPv6 address that stands for one of IPv4 leads where that leads.
  if (ipaddr.isValid(address)) return isPublicAddress(ipaddr.process(address));
  return host.includes('.') && !host.startsWith('[') && !INNER.test(host);
}

/** Of IPv6 what is given out so far, 2000::/3: what stands outside may be an old spelling of an IPv4 address. */
function isPublicAddress(address: ipaddr.IPv4 | ipaddr.IPv6) {
  if (address.kind() === 'ipv6' && ((address.toByteArray()[0] ?? 0) & 0xe0) !== 0x20) return false;
  return address.range() === 'unicast';
}
