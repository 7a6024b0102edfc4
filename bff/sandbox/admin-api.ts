import express, { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import type { Faults } from './webhooks.ts';

const chance = z.number().min(0).max(1);
const faults = z
  .object({
    drop: chance,
    copies: z.number().int().min(1).max(20),
    delay: z.number().int().min(0).max(60_000),
    reorder: z.boolean(),
    loseAnswers: chance,
    ahead: z.number().int().min(0),
  })
  .partial();

/**
 * Routes by which tests simulate network faults between the sandbox and the platform. Only programs on the same machine
 * can reach these routes.
 */
export function createAdminApi(guard: RequestHandler, set: (changes: Partial<Faults>) => Faults) {
  const router = Router();
  router.post('/admin/faults', guard, express.json(), (request, response) => {
    const read = faults.safeParse(request.body);
    if (read.success) response.json(set(read.data));
    else response.status(400).json({ error: { message: 'No such fault.' } });
  });
  return router;
}
