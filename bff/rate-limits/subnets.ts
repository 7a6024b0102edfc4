import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

export const MAX_TIMES = 16;

/**
 * The sizes of IPv6 subnets that may belong to one client. `times` is the allowance of such a subnet, as a multiple of
 * the allowance of a /64. An Internet provider assigns a /64, a /56 or a /48 to a subscriber (RFC 6177), but in a
 * mobile network a /48 has many subscribers.
 */
const SUBNETS = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 4 },
  { prefix: 48, times: MAX_TIMES },
];

export interface Subnet {
  /** The name of the subnet, such as '203.0.113.7' or '2001:db8::/64'. */
  name: string;
  times: number;
}

/**
 * Returns the subnets under which calls from an address are counted, the smallest first. For an IPv4 address (also one
 * that is mapped into IPv6) it is the address itself. For an IPv6 address these are its /64, /56 and /48. If the text
 * is not an address, it is treated as the name of a subnet.
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

/** Returns the name of the smallest subnet that a single client may have: '203.0.113.7' or '2001:db8::/64'. */
export function subnetOf(address: string) {
  return subnetsOf(address)[0]?.name ?? address;
}

/** Returns the name of the largest subnet that a single client may have: '203.0.113.7' or '2001:db8::/48'. */
export function largestSubnetOf(address: string) {
  return subnetsOf(address).at(-1)?.name ?? address;
}

/**
 * Returns the part of a total `all` that a subnet may use, where `share` is the part of a /64. A larger subnet may use
 * a multiple of `share`, but at most three quarters of `all`, so that other clients are still served.
 */
export function shareOf({ times }: Subnet, share: number, all: number) {
  return Math.max(share, Math.min(share * times, Math.floor((all * 3) / 4)));
}
