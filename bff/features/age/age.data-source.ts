import { z } from 'zod';
import type { Upstream } from '../../gateway/upstream/upstream.ts';
import { AgeMethod, AgeState } from '../../generated/resolvers.ts';

const ageWire = z.object({
  required: z.boolean(),
  desState: z.enum(AgeState),
  desMethod: z.enum(AgeMethod).nullable(),
  datExpires: z.iso.datetime().nullable(),
  podeRecorrer: z.boolean().optional(),
});
const startedWire = z.object({ url: z.string().regex(/^(https?:\/\/|\/[^/\\])/) });

export class AgeDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/idade` */
  async state() {
    const age = await this.upstream.ask('GET', '/api/idade', ageWire);
    const { required, desState: state, desMethod: method, datExpires: expiresAt } = age;
    const isRefused = state === 'REJECTED' && method !== 'MODERATION';
    return { required, state, method, expiresAt, canAppeal: age.podeRecorrer ?? isRefused };
  }

  /** `POST /api/idade/verificacao`. @throws {RefusalError} NOT_ALLOWED if there is nothing to verify */
  async start() {
    return await this.upstream.ask('POST', '/api/idade/verificacao', startedWire);
  }

  /** `POST /api/idade/recurso`. @throws {RefusalError} NOT_ALLOWED if no check was rejected */
  async appeal() {
    return await this.upstream.ask('POST', '/api/idade/recurso', startedWire);
  }
}
