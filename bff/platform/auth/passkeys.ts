import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { ApiError } from '../errors.ts';
import type { Session } from './session.ts';
import { makeChallenge, takeChallenge } from './challenges.store.ts';
import { requireFreshProof } from './step-up.ts';

const MAX_PASSKEYS = 10;
/**
 * The COSE numbers of the accepted signature algorithms EdDSA, ES256 and RS256, which every Node version can verify.
 * They are listed here because the library's default depends on the Node version.
 */
const ALGORITHMS = [-8, -7, -257];

/**
 * Schema of the browser's WebAuthn response: the fields that the library reads. The library itself validates their
 * content.
 */
const answer = {
  id: z.string().max(2_000),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
export const registrationAnswer = z.object({
  ...answer,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
});
export const signInAnswer = z.object({
  ...answer,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/**
 * Creates the registration and verification of passkeys for the site at `publicUrl`. A passkey always counts as two
 * factors: having the device, and unlocking the device.
 */
export function createPasskeys(db: Kysely<DB>, publicUrl: string) {
  const site = new URL(publicUrl);
  const rpID = site.hostname;

  /**
   * Reads the challenge and the origin from the browser's WebAuthn response.
   * @throws {ApiError} when the response was made for another site
   */
  function read(encoded: string) {
    const read = clientData.safeParse(parsed(Buffer.from(encoded, 'base64url').toString()));
    if (!read.success || !isOurs(read.data.origin)) throw refused();
    return { expectedChallenge: read.data.challenge, expectedOrigin: read.data.origin, expectedRPID: rpID };
  }

  /**
   * Returns true for the origin of this site. On localhost, any port is accepted, because development servers use other
   * ports.
   */
  function isOurs(origin: string) {
    return origin === site.origin || (rpID === 'localhost' && /^http:\/\/localhost:\d+$/.test(origin));
  }

  return {
    /** Returns the options with which the browser creates a passkey. */
    async registration(user: { id: string; email: string; name: string }) {
      const existing = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', user.id).execute();
      if (existing.length >= MAX_PASSKEYS) throw tooMany();
      const challenge = await makeChallenge(db, 'PASSKEY_REGISTER', { userId: user.id });
      return await generateRegistrationOptions({
        rpName: 'Brasa',
        rpID,
        userName: user.email,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(user.id),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        supportedAlgorithmIDs: ALGORITHMS,
        attestationType: 'none',
        excludeCredentials: existing.map(({ credential_id: id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /**
     * Verifies the browser's WebAuthn response and stores its passkey.
     * @param also a function that runs in the same transaction
     * @throws {ApiError} 400 INVALID_PASSKEY; 400 when the member already has MAX_PASSKEYS, even if this registration
     * was started before the member reached that number
     */
    async add<Also>(
      session: Session,
      response: RegistrationResponseJSON,
      name: string,
      also: (tx: Tx) => Promise<Also>,
    ) {
      const { userId } = session;
      const expected = read(response.response.clientDataJSON);
      const challenge = await takeChallenge(db, 'PASSKEY_REGISTER', expected.expectedChallenge);
      if (challenge?.user_id !== userId) throw refused();
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        ...expected,
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) throw refused();
      const { id, publicKey, counter } = registrationInfo.credential;
      return await transact(db, async (tx) => {
        // Lock the member's row, so that concurrent registrations do not exceed the limit.
        await requireFreshProof(tx, session);
        const existing = await tx.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
        if (existing.length >= MAX_PASSKEYS) throw tooMany();
        const made = await tx
          .insertInto('passkeys')
          .values({
            id: uuidv7(),
            user_id: userId,
            credential_id: id,
            public_key: Buffer.from(publicKey),
            counter,
            name,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) throw refused();
        return await also(tx);
      });
    },

    /** Returns the options for a sign-in with any passkey of the site. The options do not name an account. */
    async challenge() {
      const challenge = await makeChallenge(db, 'PASSKEY');
      return await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      });
    },

    /**
     * Verifies a challenge signed by a passkey. Each challenge is accepted a single time.
     * @returns the ids of the passkey and of its owner
     * @throws {ApiError} 400 INVALID_PASSKEY
     */
    async verify(response: AuthenticationResponseJSON) {
      const expected = read(response.response.clientDataJSON);
      const challenge = await takeChallenge(db, 'PASSKEY', expected.expectedChallenge);
      const passkey = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', response.id)
        .executeTakeFirst();
      if (!challenge || !passkey) throw refused();
      const credential = {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      };
      const result = await verifyAuthenticationResponse({
        response,
        ...expected,
        credential,
        requireUserVerification: true,
      }).catch(() => ({ verified: false as const }));
      if (!result.verified) throw refused();
      await db
        .updateTable('passkeys')
        .set({ counter: result.authenticationInfo.newCounter, last_used_at: new Date() })
        .where('id', '=', passkey.id)
        .execute();
      return { passkeyId: passkey.id, userId: passkey.user_id };
    },
  };
}

function tooMany() {
  return new ApiError(400, 'INVALID_INPUT', `Você pode ter no máximo ${MAX_PASSKEYS} chaves de acesso.`);
}

function refused() {
  return new ApiError(400, 'INVALID_PASSKEY', 'Essa chave de acesso não vale aqui. Tente novamente.');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
