import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { unavailable } from '../errors.ts';
import type { Finding } from './age.store.ts';
import { ageMethods } from './age.table.ts';

const TIMEOUT_MS = 8_000;
/** The maximum time since a callback was signed. An older callback is refused, because it may be a replay. */
const MAX_AGE_SECONDS = 300;
const SIGNATURE = /^t=(\d{10}),v1=([0-9a-f]{64})$/;

export interface AgeCheck {
  /** A random id that we made for this age check. The provider learns nothing else about the member. */
  reference: string;
  /** The reference of the refused age check that a person should review; undefined for a check without a review. */
  appealOf?: string | undefined;
}

/**
 * The port to a service that checks whether a person is an adult. The service learns only references of checks, never
 * ids of members.
 */
export interface AgeProvider {
  /**
   * Starts an age check.
   * @returns the URL of the provider's page on which the member proves their age
   * @throws {ApiError} 503 while the provider is unavailable
   */
  start(check: AgeCheck): Promise<{ url: string }>;
  /**
   * Returns the result of an age check; undefined while the check is pending.
   * @throws {ApiError} 503 while the provider is unavailable
   */
  retrieve(reference: string): Promise<Finding | undefined>;
  /**
   * Verifies and reads a callback of the provider.
   * @throws {UntrustedCallback} for a callback that is malformed, too old, or not signed by the provider
   */
  readCallback(body: Buffer, signature: string | undefined): Finding | undefined;
}

export class UntrustedCallback extends Error {
  override readonly name = 'UntrustedCallback';
}

export interface AgeProviderConfig {
  /** The base URL of the age provider's API. */
  url: string;
  /**
   * The secret that authorizes our calls to the provider's API and verifies the signatures of the provider's callbacks.
   */
  secret: string;
  /**
   * The URL of the page to which members return after the check. This URL and `callbackUrl` are absolute; for the
   * sandbox they are paths.
   */
  returnUrl: string;
  callbackUrl: string;
}

const method = z.enum(ageMethods).catch('OTHER');
const state = z.discriminatedUnion('result', [
  z.object({ reference: z.guid(), result: z.literal('PENDING') }),
  z.object({ reference: z.guid(), result: z.literal('REJECTED'), method }),
  z.object({ reference: z.guid(), result: z.literal('VERIFIED'), method, expiresAt: z.iso.datetime() }),
]);
const started = z.object({ url: z.string().regex(/^(https?:\/\/|\/sandbox\/age\/)/) });

/**
 * Creates a client for an age provider that implements the protocol of ASSURANCE.md. The sandbox is such a provider.
 */
export function createAgeProvider({ url, secret, returnUrl, callbackUrl }: AgeProviderConfig): AgeProvider {
  async function ask(path: string, init: RequestInit = {}) {
    try {
      const response = await fetch(new URL(path, `${url.replace(/\/$/, '')}/`), {
        ...init,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The age provider answered ${response.status}.`);
      const answer: unknown = await response.json();
      return answer;
    } catch (error) {
      throw unavailable(error);
    }
  }

  return {
    async start({ reference, appealOf }) {
      const body = JSON.stringify({ returnUrl, callbackUrl, appealOf });
      const answer = started.safeParse(await ask(`checks/${reference}`, { method: 'PUT', body }));
      if (!answer.success) throw unavailable(answer.error);
      return answer.data;
    },

    async retrieve(reference) {
      const answer = state.safeParse(await ask(`checks/${reference}`));
      if (!answer.success || answer.data.reference !== reference) throw unavailable(answer.error);
      return findingOf(answer.data);
    },

    readCallback(body, signature) {
      const [, at = '', given = ''] = SIGNATURE.exec(signature ?? '') ?? [];
      const wanted = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
      const isOurs = given !== '' && timingSafeEqual(wanted, Buffer.from(given, 'hex'));
      if (!isOurs) throw new UntrustedCallback('It is not signed by the provider.');
      if (Math.abs(Date.now() / 1_000 - Number(at)) > MAX_AGE_SECONDS) throw new UntrustedCallback('It was held back.');
      const answer = state.safeParse(parsed(body));
      if (!answer.success) throw new UntrustedCallback('It cannot be understood.');
      return findingOf(answer.data);
    },
  };
}

/**
 * Converts the provider's response to the result of an age check; undefined while the check is pending.
 * @throws {UntrustedCallback} if the verification has already expired
 */
function findingOf(answer: z.infer<typeof state>): Finding | undefined {
  if (answer.result === 'PENDING') return undefined;
  if (answer.result === 'REJECTED') return answer;
  const expiresAt = new Date(answer.expiresAt);
  if (expiresAt <= new Date()) throw new UntrustedCallback('It is over already.');
  return { ...answer, expiresAt };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
