import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import Bowser from 'bowser';
import type { Request } from 'express';
import { largestSubnetOf } from '../../rate-limits/subnets.ts';

const MAX_AGENT_CHARACTERS = 400;
/** The secret that a browser generates for its device: 32 random bytes in base64url. */
const DEVICE_SECRET = /^[\w-]{43}$/;

/** The device and the network of a sign-in, as far as the request reveals them. */
export interface SignInOrigin {
  /** The client's IP address, for the access records that the law requires; '' if unknown. */
  address: string;
  userAgent: string;
  network: string;
  timeZone: string;
  deviceHash: Buffer | null;
}

/**
 * Reads the device and the network of a sign-in from its request.
 * @param told the fields that the client sent: its time zone and its device's secret
 */
export function originOf(
  request: Request,
  told: { fuso?: string | null; aparelho?: string | null } = {},
): SignInOrigin {
  const address = addressOf(request);
  return {
    address,
    userAgent: (request.get('user-agent') ?? '').slice(0, MAX_AGENT_CHARACTERS).toWellFormed(),
    network: networkOf(address),
    timeZone: timeZoneWords(told.fuso ?? '') === null ? '' : (told.fuso ?? ''),
    deviceHash: deviceHash(told.aparelho),
  };
}

function deviceHash(secret: string | null | undefined) {
  return secret != null && DEVICE_SECRET.test(secret) ? createHash('sha256').update(secret).digest() : null;
}

/**
 * Returns the client's IP address. Trusts the header in which the gateway forwards the address, because only gateways
 * can reach the platform's port.
 */
export function addressOf(request: Request) {
  return addressTextOf(request) ?? plain(request.socket.remoteAddress ?? '');
}

/**
 * Returns the client's IP address, which the gateway forwards in a header; undefined for a call that the gateway makes
 * without a client's request.
 */
export function addressTextOf(request: Request) {
  const given = request.get('x-forwarded-for')?.trim() ?? '';
  return isIP(given) ? plain(given) : undefined;
}

/** Converts an IPv4-mapped IPv6 address to an IPv4 address. Returns other addresses unchanged. */
function plain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const browsers: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Mobile Safari': 'Safari',
};
const systems: Record<string, string> = { macOS: 'Mac', 'Chrome OS': 'ChromeOS' };

/**
 * Describes a device to the member: 'Chrome no Windows', 'Safari no iPhone'; 'Outro programa' if the User-Agent header
 * is not that of a browser.
 */
export function deviceWords(userAgent: string) {
  const { browser, os, platform } = userAgent === '' ? Bowser.parse('-') : Bowser.parse(userAgent);
  const name = browser.name === undefined || !/^Mozilla\//.test(userAgent) ? null : browser.name;
  const model = platform.vendor === 'Apple' && /^(iPhone|iPad)$/.test(platform.model ?? '') ? platform.model : null;
  const system = model ?? os.name ?? null;
  const words = name === null ? 'Outro programa' : (browsers[name] ?? name);
  return system === null ? words : `${words} no ${systems[system] ?? system}`;
}

/**
 * Describes the place of a sign-in: 'Rede local', or 'Horário de Brasília · rede 203.0.113.0/24'. Does not guess a
 * town, because IP addresses locate towns badly.
 */
export function placeWords({ network, timeZone }: Pick<SignInOrigin, 'network' | 'timeZone'>) {
  const zone = timeZoneWords(timeZone);
  const where = network === 'local' ? 'Rede local' : network === '' ? null : `rede ${network}`;
  const words = [zone, where].filter((part) => part !== null).join(' · ');
  return words === '' ? 'Lugar desconhecido' : words;
}

/** Returns the name of a time zone, such as 'Horário de Brasília'; null for an invalid time zone. */
function timeZoneWords(timeZone: string) {
  if (timeZone === '' || timeZone.length > 64) return null;
  try {
    const parts = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace(' Padrão', '') ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the subnet of an IP address. Sessions store the subnet instead of the address, to protect the member's
 * privacy: /24 for IPv4, /48 for IPv6; 'local' for a private network, '' for an invalid address.
 */
export function networkOf(address: string) {
  const version = isIP(address);
  if (version === 4) {
    if (/^(10|127)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 'local';
    return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  }
  if (version === 6) {
    if (/^(::1$|f[cd]|fe[89ab])/i.test(address)) return 'local';
    return largestSubnetOf(address);
  }
  return '';
}

/**
 * Returns true for a known, public network. A private network identifies nothing, because many homes use the same
 * private addresses.
 */
export function isPublicNetwork(network: string) {
  return network !== '' && network !== 'local';
}
