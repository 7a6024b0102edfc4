import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

export const MAX_TIMES = 16;

/**
 * The prefixes of IPv6 subnets that may belong to one client, each with its allowance as a multiple of a /64's. A
 * provider assigns a subscriber a /64, a /56 or a /48 (RFC 6177), and a mobile network has many subscribers in a /48.
 */
const SUBNETS = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 4 },
  { prefix: 48, times: MAX_TIMES },
];

export interface Subnet {
  /** '203.0.113.7' or '2001:db8::/64'. */
  name: string;
  times: number;
}

/**
 * Returns the subnets in which an address is counted, the smallest first: an IPv4 address (also one mapped into IPv6)
 * by itself, an IPv6 address in its /64, /56 and /48. Text that is not an address counts as a subnet of its own.
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

/** Returns the smallest subnet that a client may have to itself: '203.0.113.7' or '2001:db8::/64'. */
export function subnetOf(address: string) {
  return subnetsOf(address)[0]?.name ?? address;
}

/** Returns the largest subnet that may be one client's: '203.0.113.7' or '2001:db8::/48'. */
export function largestSubnetOf(address: string) {
  return subnetsOf(address).at(-1)?.name ?? address;
}

/**
 * Returns the part of `all` that a subnet may take if a /64 may take `share`. A larger subnet gets a multiple of it, up
 * to three quarters of `all`, so that other clients are still served.
 */
export function shareOf({ times }: Subnet, share: number, all: number) {
  return Math.max(share, Math.min(share * times, Math.floor((all * 3) / 4)));
}
