import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

export const MOST_TIMES = 16;

/**
 * The subnets that one client of IPv6 may have, and how many times the allowance of a /64 each gets: a provider gives a
 * line a /64, a /56 or a /48 (RFC 6177), and a mobile network has many lines in a /48.
 */
const SUBNETS = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 4 },
  { prefix: 48, times: MOST_TIMES },
];

export interface Subnet {
  /** '203.0.113.7' or '2001:db8::/64'. */
  name: string;
  times: number;
}

/**
 * The subnets that a client is counted in, the smallest first: an IPv4 address alone, also where it comes within one of
 * IPv6; of IPv6 the /64, the /56 and the /48. Text that is no address is one by itself.
 */
export function subnetsOf(address: string): Subnet[] {
  if (isIPv4(address) || !ipaddr.isValid(address)) return [{ name: address, times: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), times: 1 }];
  const bytes = parsed.toByteArray();
  return SUBNETS.map(({ prefix, times }) => {
    const network = ipaddr.fromByteArray(bytes.map((byte, index) => (index < prefix / 8 ? byte : 0)));
    return { name: `${network.toString()}/${prefix}`, times };
  });
}

/** The smallest subnet that a client may have to itself: '203.0.113.7' or '2001:db8::/64'. */
export function subnetOf(address: string) {
  return subnetsOf(address)[0]?.name ?? address;
}

/** '203.0.113.7' or '2001:db8::/48'. */
export function largestSubnetOf(address: string) {
  return subnetsOf(address).at(-1)?.name ?? address;
}

/** What a subnet may have of `all`, where a /64 may have `share`: what others need stays free. */
export function shareOf({ times }: Subnet, share: number, all: number) {
  return Math.max(share, Math.min(share * times, Math.floor((all * 3) / 4)));
}
