import { z } from 'zod';
import { nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';

const sessionWire = z.object({
  idSession: z.string(),
  device: z.string(),
  place: z.string(),
  current: z.boolean(),
  datCreated: z.string(),
  datLastSeen: z.string(),
});
const listWire = z.object({ sessoes: z.array(sessionWire) });
const endedWire = z.object({ ended: z.number().int() });

export type AccountSessionRecord = z.infer<typeof sessionWire>;

/** Manages the sessions of the signed-in member. */
export class SessionsDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/sessoes` */
  async list(): Promise<AccountSessionRecord[]> {
    return (await this.upstream.ask('GET', '/api/sessoes', listWire)).sessoes;
  }

  /**
   * `DELETE /api/sessoes/{id}`.
   * @throws {Fault} NOT_FOUND if the session is another member's, or has ended
   */
  async end(id: string) {
    await this.upstream.ask('DELETE', `/api/sessoes/${segment(id)}`, nothing);
  }

  /** `DELETE /api/sessoes/outras`. Returns the number of sessions that ended. */
  async endOthers() {
    return (await this.upstream.ask('DELETE', '/api/sessoes/outras', endedWire)).ended;
  }
}
