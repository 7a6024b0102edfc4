import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecretBox } from './totp.ts';

interface IdentityOptions {
  /** Of which the key for what is kept encrypted is made. */
  secret: string;
  /** The origin that members see: passkeys belong to it, and links in mails lead there. */
  publicUrl: string;
  maxFailuresOfAddress?: number | undefined;
}

export type Identity = ReturnType<typeof createIdentity>;

/** A link of a mail: no server sees the token. */
export function linkAt(publicUrl: string, path: string, token: string) {
  return `${new URL(path, publicUrl).href}#${token}`;
}

/** What a proof of identity takes, besides the database. */
export function createIdentity(db: Kysely<DB>, { secret, publicUrl, maxFailuresOfAddress }: IdentityOptions) {
  return {
    box: createSecretBox(secret),
    passkeys: createPasskeys(db, publicUrl),
    maxFailuresOfAddress,
    pageAt: (path: string) => new URL(path, publicUrl).href,
    linkTo: (path: string, token: string) => linkAt(publicUrl, path, token),
  };
}
