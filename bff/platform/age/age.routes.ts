import express, { Router } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { announceAccess } from '../access.ts';
import type { Platform } from '../context.ts';
import { ApiError, notAllowed, notFound, unavailable } from '../errors.ts';
import { requireViewer } from '../session.ts';
import { ageOf, begin, requireCheckable, settle } from './age.store.ts';
import { UntrustedCallback, type AgeProvider } from './provider.ts';

const KiB = 1024;

/** Who has to prove their age, and to whom; without a provider nobody has to. */
export interface AgeRules {
  isRequired: boolean;
  provider: AgeProvider | undefined;
}

/** How the asking member's age stands, and the way to have it found out. */
export function ageRoutes({ db }: Pick<Platform, 'db'>, { isRequired, provider }: AgeRules) {
  const router = Router();

  router.get('/api/idade', async (request, response) => {
    const { state, method, until } = await ageOf(db, requireViewer(request));
    response.json({ required: isRequired, desState: state, desMethod: method, datExpires: until });
  });

  router.post('/api/idade/verificacao', async (request, response) => {
    const viewer = requireViewer(request);
    await requireCheckable(db, viewer);
    response.status(201).json(await check(viewer));
  });

  router.post('/api/idade/recurso', async (request, response) => {
    const viewer = requireViewer(request);
    const { state, reference } = await requireCheckable(db, viewer);
    if (state !== 'REJECTED') throw notAllowed('Só dá para recorrer de uma verificação recusada.');
    response.status(201).json(await check(viewer, reference));
  });

  return router;

  /** The provider first: while it is away the state stays what it was. */
  async function check(viewer: string, appealOf?: string) {
    if (!provider) throw isRequired ? unavailable('no provider') : notAllowed('Aqui não é preciso confirmar a idade.');
    const reference = uuidv7();
    const started = await provider.start({ reference, appealOf });
    await begin(db, viewer, reference);
    return started;
  }
}

/**
 * Where the provider tells what it has found out. What it did not sign, signed long ago, says again or says of a check
 * that is not under way changes nothing.
 */
export function ageCallbackRoutes({ db, publish, logger }: Platform, { provider }: AgeRules) {
  const router = Router();
  const body = express.raw({ type: () => true, limit: 16 * KiB, inflate: false });

  router.post('/api/idade/retorno', body, async (request, response) => {
    if (!provider) throw notFound();
    const raw: unknown = request.body;
    const finding = readCallback(provider, Buffer.isBuffer(raw) ? raw : Buffer.alloc(0), request.get('age-signature'));
    const userId = finding && (await settle(db, finding));
    if (finding && userId === undefined) {
      logger.warn({ reference: finding.reference }, 'a callback about no check that is under way');
      throw new ApiError(409, 'INVALID_INPUT', 'Esta verificação não está em andamento.');
    }
    if (userId !== undefined) announceAccess(publish, 'age', userId);
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
