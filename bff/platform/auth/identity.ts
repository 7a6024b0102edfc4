import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecretBox } from './totp.ts';

interface IdentityOptions {
  /** The secret from which the key for encrypted values is derived. */
  secret: string;
  /** The site's public origin. Passkeys are bound to this origin, and links in mails point to it. */
  publicUrl: string;
  maxFailuresOfAddress?: number | undefined;
}

export type Identity = ReturnType<typeof createIdentity>;

/**
 * Returns the URL of a link in a mail. The link's token is in the URL's fragment (after `#`), which browsers do not
 * send to servers.
 */
export function linkAt(publicUrl: string, path: string, token: string) {
  return `${new URL(path, publicUrl).href}#${token}`;
}

/** Creates the functions that identity proofs need: encryption of secrets, passkeys and links with tokens. */
export function createIdentity(db: Kysely<DB>, { secret, publicUrl, maxFailuresOfAddress }: IdentityOptions) {
  return {
    box: createSecretBox(secret),
    passkeys: createPasskeys(db, publicUrl),
    maxFailuresOfAddress,
    pageAt: (path: string) => new URL(path, publicUrl).href,
    linkTo: (path: string, token: string) => linkAt(publicUrl, path, token),
  };
}
