import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Platform } from '../context.ts';
import { ageOf, expireAges, recordFinding, someUnderWay, type EndAdsOf } from './age.store.ts';
import type { AgeRules } from './age.routes.ts';
import type { ReaderSeals } from './reader-seals.ts';
import { createAgeProvider } from './provider.ts';

const INTERVAL_MS = 15_000;
const BATCH_SIZE = 20;
const CALLBACK = '/api/idade/retorno';
const RETURN = '/age-assurance';

/**
 * The mode of the age check. `self`: the site only asks whether the person is an adult. `provider`: members get no
 * content before an external provider has verified their age.
 */
export type AgeConfig =
  | { mode: 'self' }
  | {
      mode: 'provider';
      provider: { kind: 'sandbox' } | { kind: 'http'; url: string; secret: string; publicUrl: string };
    };

interface Deps extends Pick<Platform, 'db' | 'logger'> {
  dataDir: string;
  seals: ReaderSeals;
  endAdsOf: EndAdsOf;
}

/** Sets up the age provider, marks expired checks, and polls the provider for results whose callback was lost. */
export async function createAgeAssurance(config: AgeConfig, { db, logger, dataDir, seals, endAdsOf }: Deps) {
  const wanted = config.mode === 'provider' ? config.provider : undefined;
  const sandbox = wanted?.kind === 'sandbox' ? await openSandbox(dataDir) : undefined;
  const provider =
    wanted?.kind === 'http'
      ? createAgeProvider({
          ...wanted,
          returnUrl: new URL(RETURN, wanted.publicUrl).href,
          callbackUrl: new URL(CALLBACK, wanted.publicUrl).href,
        })
      : sandbox && createAgeProvider({ ...sandbox, returnUrl: RETURN, callbackUrl: CALLBACK });
  const rules: AgeRules = { isRequired: config.mode === 'provider', provider, endAdsOf };
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function pollProvider() {
    await expireAges(db);
    if (!provider) return;
    // Ask the provider for the results of pending checks, because callbacks may be lost.
    for (const reference of await someUnderWay(db, BATCH_SIZE)) {
      const finding = await provider.retrieve(reference).catch(() => undefined);
      if (finding) await recordFinding(db, finding, endAdsOf);
    }
  }

  function check() {
    polling ??= pollProvider()
      .catch((error: unknown) => logger.error({ err: error }, 'updating age checks failed'))
      .finally(() => (polling = undefined));
    return polling;
  }

  const browser: RequestHandler | undefined = sandbox?.browser;
  return {
    rules,
    /** Serves the pages of the sandbox, a simulated age provider; undefined if the sandbox is not used. */
    browser,
    check,
    sandbox,
    /** Returns true when the member whose encrypted id is in a media URL may load the media. */
    async mayRead(sealed: string | undefined) {
      if (!rules.isRequired) return true;
      const userId = sealed === undefined ? undefined : seals.open(sealed);
      return userId !== undefined && (await ageOf(db, userId)).state === 'VERIFIED';
    },
    /**
     * Returns the time until which the member's age assurance lets them receive published content: null if they may not
     * receive it now, undefined if there is no time limit.
     */
    async adultUntil(userId: string) {
      if (!rules.isRequired) return undefined;
      const { state, until } = await ageOf(db, userId);
      return state === 'VERIFIED' ? until : null;
    },
    /** Starts polling the age provider for results. Call it after the platform has started to listen. */
    start(origin: string) {
      sandbox?.connect(`${origin}${CALLBACK}`);
      if (!rules.isRequired) return;
      timer = setInterval(() => void check(), INTERVAL_MS).unref();
      void check();
    },
    async stop() {
      clearInterval(timer);
      await polling;
      await sandbox?.close();
    },
  };
}

/**
 * Imports the sandbox (a simulated age provider) dynamically, so that a process that does not use the sandbox does not
 * load it.
 */
async function openSandbox(dataDir: string) {
  const { createAgeSandbox } = await import('../../sandbox/age/age-sandbox.ts');
  return await createAgeSandbox(join(dataDir, 'sandbox', 'age'));
}
