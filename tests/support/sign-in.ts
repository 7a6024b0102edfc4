import { expect } from 'vitest';
import { hashPassword } from '../../bff/platform/auth/passwords.ts';
import { mailsIn } from './outbox.ts';
import type { Member, TestPlatform } from './platform.ts';

export const PASSWORD = 'ventania-azul-77';
let address = 0;

/**
 * Returns a function that sends POST requests from a separate IP address, so that the failed sign-ins of one test suite
 * do not count against another.
 */
export function from(platform: TestPlatform, at = `198.51.100.${++address}`) {
  return (path: string, json: unknown, as: Member | null = null) =>
    platform.call('POST', path, { json, as, headers: { 'x-forwarded-for': at } });
}

/** Inserts a member with a password and a confirmed e-mail address. */
export async function somebody(platform: TestPlatform, given = {}) {
  const password_hash = await hashPassword(PASSWORD);
  return await platform.member({ password_hash, email_confirmed_at: new Date(), ...given });
}

/** Searches the mails to an address, newest first. Returns the first match of the pattern. */
export async function mailTo(platform: Pick<TestPlatform, 'dataDir'>, email: string, pattern: RegExp) {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${email}`));
      const texts = mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
      found = texts.map((text) => pattern.exec(text)?.[1]).findLast((match) => match !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

export const aCode = /^(\d{6})\r?$/m;
export const aLink = /#([\w-]{43})/;
