import ipaddr from 'ipaddr.js';

/**
 * Top-level domains and suffixes that never belong to the public Internet: RFC 6761, 6762, 8375, 9476 and names common
 * in home and company networks.
 */
const INNER =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|in-addr\.arpa|ip6\.arpa|alt|invalid|test|onion)$/;

/**
 * Returns true when the URL's host is on the public Internet, judged by its text alone (no DNS lookup). Rejects hosts
 * on the reader's own machine or network.
 * @param url a parsed URL: host names are decoded and IPv4 addresses have four decimal numbers
 */
export function isPublicLink(url: URL) {
  const host = url.hostname.replace(/\.+$/, '');
  const address = host.replace(/^\[(.*)\]$/, '$1');
  // `ipaddr.process` converts an IPv4-mapped IPv6 address to the IPv4 address.
  if (ipaddr.isValid(address)) return isPublicAddress(ipaddr.process(address));
  return host.includes('.') && !host.startsWith('[') && !INNER.test(host);
}

/**
 * Returns true for a public IP address. Accepts only IPv6 addresses from 2000::/3, the range allocated so far, because
 * addresses of other ranges may embed an IPv4 address.
 */
function isPublicAddress(address: ipaddr.IPv4 | ipaddr.IPv6) {
  if (address.kind() === 'ipv6' && ((address.toByteArray()[0] ?? 0) & 0xe0) !== 0x20) return false;
  return address.range() === 'unicast';
}
