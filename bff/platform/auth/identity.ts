import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecretBox } from './totp.ts';

interface IdentityOptions {
  /** The key for encrypted values is derived from it. */
  secret: string;
  /** The site's public origin, to which passkeys belong and links in mails lead. */
  publicUrl: string;
  maxFailuresOfAddress?: number | undefined;
}

export type Identity = ReturnType<typeof createIdentity>;

/** Returns the URL of a link in a mail. The token is in the fragment, which no server sees. */
export function linkAt(publicUrl: string, path: string, token: string) {
  return `${new URL(path, publicUrl).href}#${token}`;
}

/** Creates the tools of an identity proof besides the database. */
export function createIdentity(db: Kysely<DB>, { secret, publicUrl, maxFailuresOfAddress }: IdentityOptions) {
  return {
    box: createSecretBox(secret),
    passkeys: createPasskeys(db, publicUrl),
    maxFailuresOfAddress,
    pageAt: (path: string) => new URL(path, publicUrl).href,
    linkTo: (path: string, token: string) => linkAt(publicUrl, path, token),
  };
}
