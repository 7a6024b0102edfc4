import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { unavailable } from '../errors.ts';
import type { Finding } from './age.store.ts';
import { ageMethods } from './age.table.ts';

const TIMEOUT_MS = 8_000;
/** An older callback is refused, because it was delayed on its way or is a replay. */
const MAX_AGE_SECONDS = 300;
const SIGNATURE = /^t=(\d{10}),v1=([0-9a-f]{64})$/;

export interface AgeCheck {
  /** Made by us for each check; the provider learns nothing else about the member. */
  reference: string;
  /** The refused check that a person is to review. */
  appealOf?: string | undefined;
}

/** Checks that a person is of age. The provider knows references, not members. */
export interface AgeProvider {
  /** @returns the page on which the provider asks the member. @throws {ApiError} 503 while it is unavailable */
  start(check: AgeCheck): Promise<{ url: string }>;
  /** Returns the result of a check; undefined while there is none. @throws {ApiError} 503 while it is unavailable */
  retrieve(reference: string): Promise<Finding | undefined>;
  /** @throws {UntrustedCallback} for a callback that is not signed by the provider, too old, or malformed */
  readCallback(body: Buffer, signature: string | undefined): Finding | undefined;
}

export class UntrustedCallback extends Error {
  override readonly name = 'UntrustedCallback';
}

export interface AgeProviderConfig {
  /** Base URL of its API. */
  url: string;
  /** Authorizes us at its API and signs its callbacks. */
  secret: string;
  /** The page to which members return and the callback's URL: absolute, or paths for the sandbox. */
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

/** Creates a client for a provider with the protocol of ASSURANCE.md, such as the sandbox. */
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

/** @throws {UntrustedCallback} for a verification that has expired */
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
