import express, { Router } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { takeTry, type Bucket } from '../auth/tries.store.ts';
import type { Platform } from '../context.ts';
import { ApiError, notAllowed, notFound, unavailable } from '../errors.ts';
import { requireViewer } from '../auth/session.ts';
import {
  ageOf,
  begin,
  canBeReviewed,
  isReviewable,
  requireCheckable,
  recordFinding,
  type EndAdsOf,
} from './age.store.ts';
import { UntrustedCallback, type AgeProvider } from './provider.ts';

const KiB = 1024;
const DAY_SECONDS = 86_400;

/**
 * Limits new age checks after a refusal. A first refusal may be the camera's fault, but repeated refusals are not. A
 * check that the member restarts before its end counts too; otherwise the member could restart each check just before
 * it is refused.
 */
const AFTER_REFUSAL: Omit<Bucket, 'of'> = {
  kind: 'age',
  limit: { max: 3, seconds: DAY_SECONDS },
  words: (wait) =>
    `Você já fez 3 tentativas em 24 horas. Peça a revisão por uma pessoa, ou tente novamente em ${wait}.`,
};
/**
 * Limits how often a member restarts an age check before any refusal. The message offers no review by a person, because
 * there is no refusal to review.
 */
const BEGUN_ANEW: typeof AFTER_REFUSAL = {
  ...AFTER_REFUSAL,
  words: (wait) =>
    `Você já recomeçou 3 vezes em 24 horas. Termine a verificação aberta, ou tente novamente em ${wait}.`,
};
/** Limits reviews of a refused age check, because a person does each review. */
const REVIEWS: Omit<Bucket, 'of'> = {
  kind: 'age-review',
  limit: { max: 3, seconds: DAY_SECONDS },
  words: (wait) => `Uma pessoa já revisou seu caso 3 vezes em 24 horas. Você pode pedir outra revisão em ${wait}.`,
};

/** The configuration of the age check. If there is no provider, members cannot verify their age. */
export interface AgeRules {
  isRequired: boolean;
  provider: AgeProvider | undefined;
  endAdsOf: EndAdsOf;
}

/** Routes to read the state of the member's own age check, to start a check and to appeal a refusal. */
export function ageRoutes({ db }: Pick<Platform, 'db'>, { isRequired, provider }: AgeRules) {
  const router = Router();

  router.get('/api/idade', async (request, response) => {
    const viewer = requireViewer(request);
    const { state, method, until } = await ageOf(db, viewer);
    const podeRecorrer = await isReviewable(db, viewer, state);
    response.json({ required: isRequired, desState: state, desMethod: method, datExpires: until, podeRecorrer });
  });

  router.post('/api/idade/verificacao', async (request, response) => {
    const viewer = requireViewer(request);
    const { state, reference, isRefused } = await requireCheckable(db, viewer);
    const isAgain = isRefused || state === 'REJECTED' || state === 'PENDING';
    const bucket = canBeReviewed({ state, isRefused }) ? AFTER_REFUSAL : BEGUN_ANEW;
    response.status(201).json(await (isAgain ? again(viewer, bucket, reference) : check(viewer, reference)));
  });

  router.post('/api/idade/recurso', async (request, response) => {
    const viewer = requireViewer(request);
    const { state, reference, isRefused } = await requireCheckable(db, viewer);
    if (!canBeReviewed({ state, isRefused })) throw notAllowed('Só dá para recorrer de uma verificação recusada.');
    response.status(201).json(await again(viewer, REVIEWS, reference, reference));
  });

  return router;

  /**
   * Starts an age check that counts towards the daily limit of restarts or of reviews. A check that the provider could
   * not start does not count.
   */
  async function again(viewer: string, bucket: Omit<Bucket, 'of'>, before: string | undefined, appealOf?: string) {
    const giveBack = await takeTry(db, [{ ...bucket, of: viewer }]);
    try {
      return await check(viewer, before, appealOf);
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  /**
   * Starts an age check. Calls the provider before storing the check, so that the member's state stays unchanged if the
   * provider is unavailable.
   */
  async function check(viewer: string, before: string | undefined, appealOf?: string) {
    if (!provider) throw isRequired ? unavailable('no provider') : notAllowed('Aqui não é preciso confirmar a idade.');
    const reference = uuidv7();
    const started = await provider.start({ reference, appealOf });
    await begin(db, viewer, reference, before);
    return started;
  }
}

/**
 * Route that receives the age provider's callbacks. A callback changes nothing if it is unsigned, too old or repeated,
 * or if its check is not pending.
 */
export function ageCallbackRoutes({ db, logger }: Platform, { provider, endAdsOf }: AgeRules) {
  const router = Router();
  const body = express.raw({ type: () => true, limit: 16 * KiB, inflate: false });

  router.post('/api/idade/retorno', body, async (request, response) => {
    if (!provider) throw notFound();
    const raw: unknown = request.body;
    const finding = readCallback(provider, Buffer.isBuffer(raw) ? raw : Buffer.alloc(0), request.get('age-signature'));
    const settled = finding && (await recordFinding(db, finding, endAdsOf));
    if (finding && !settled) {
      logger.warn({ reference: finding.reference }, 'the age provider called back about an unknown or finished check');
      throw new ApiError(409, 'INVALID_INPUT', 'Esta verificação não está em andamento.');
    }
    response.json({ received: true });
  });

  return router;
}

function readCallback(provider: AgeProvider, body: Buffer, signature: string | undefined) {
  try {
    return provider.readCallback(body, signature);
  } catch (error) {
    if (!(error instanceof UntrustedCallback)) throw error;
    throw new ApiError(400, 'INVALID_INPUT', 'O aviso não é confiável.', undefined, { cause: error });
  }
}
