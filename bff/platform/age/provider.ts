import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { unavailable } from '../errors.ts';
import type { Finding } from './age.store.ts';
import { ageMethods } from './age.table.ts';

const PATIENCE = 8_000; // ms
/** A callback that is older is refused: it was held back on its way, or is replayed. */
const MOST_OLD = 300; // seconds
const SIGNATURE = /^t=(\d{10}),v1=([0-9a-f]{64})$/;

export interface AgeCheck {
  /** Ours, made anew for each check; the provider learns nothing else about the member. */
  reference: string;
  /** The check whose refusal a person is to look at again. */
  appealOf?: string | undefined;
}

/** Finds out whether a person is of age. It knows references, and no members. */
export interface AgeProvider {
  /** @returns the page on which the member is asked. @throws {ApiError} 503 while it is away */
  start(check: AgeCheck): Promise<{ url: string }>;
  /** What has come of a check; undefined while nothing has. @throws {ApiError} 503 while it is away */
  retrieve(reference: string): Promise<Finding | undefined>;
  /**
   * @throws {UntrustedCallback} for what the provider did not say, or said too long ago, or what cannot be understood
   */
  readCallback(body: Buffer, signature: string | undefined): Finding | undefined;
}

export class UntrustedCallback extends Error {
  override readonly name = 'UntrustedCallback';
}

export interface AgeProviderConfig {
  /** Where its API is. */
  url: string;
  /** Opens its API and signs what it sends. */
  secret: string;
  /** Where members come back to, and where it calls back: absolute, or paths for the sandbox. */
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

/** A provider that speaks the protocol of ASSURANCE.md; the sandbox does. */
export function createAgeProvider({ url, secret, returnUrl, callbackUrl }: AgeProviderConfig): AgeProvider {
  async function ask(path: string, init: RequestInit = {}) {
    try {
      const response = await fetch(new URL(path, `${url.replace(/\/$/, '')}/`), {
        ...init,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
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
      if (Math.abs(Date.now() / 1_000 - Number(at)) > MOST_OLD) throw new UntrustedCallback('It was held back.');
      const said = state.safeParse(parsed(body));
      if (!said.success) throw new UntrustedCallback('It cannot be understood.');
      return findingOf(said.data);
    },
  };
}

/** @throws {UntrustedCallback} for an age that was known only in the past */
function findingOf(said: z.infer<typeof state>): Finding | undefined {
  if (said.result === 'PENDING') return undefined;
  if (said.result === 'REJECTED') return said;
  const expiresAt = new Date(said.expiresAt);
  if (expiresAt <= new Date()) throw new UntrustedCallback('It is over already.');
  return { ...said, expiresAt };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
