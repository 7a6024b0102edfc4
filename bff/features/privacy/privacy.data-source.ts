import { z } from 'zod';
import { segment, type Upstream } from '../../gateway/upstream.ts';

const privacyWire = z.object({
  balance: z.int(),
  formattedBalance: z.string(),
  export: z
    .object({
      idExport: z.string(),
      desState: z.enum(['PENDING', 'RUNNING', 'READY', 'FAILED']),
      done: z.int(),
      total: z.int(),
      bytes: z.number().nullable(),
      datExpires: z.iso.datetime().nullable(),
    })
    .nullable(),
});

export class PrivacyDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/privacidade` */
  async state() {
    return toPrivacy(await this.upstream.ask('GET', '/api/privacidade', privacyWire));
  }

  /** `POST /api/privacidade/exportacao`. @throws {RefusalError} STEP_UP_REQUIRED */
  async requestExport() {
    return toPrivacy(await this.upstream.ask('POST', '/api/privacidade/exportacao', privacyWire));
  }

  /** `POST /api/privacidade/exclusao`. @throws {RefusalError} STEP_UP_REQUIRED, INVALID_INPUT */
  async deleteAccount(acceptsBalance: boolean) {
    const answer = z.object({ datDeletes: z.iso.datetime() });
    const call = { json: { cienteDoSaldo: acceptsBalance }, fields: { cienteDoSaldo: 'acceptsBalance' } };
    return { deletesAt: (await this.upstream.ask('POST', '/api/privacidade/exclusao', answer, call)).datDeletes };
  }
}

function toPrivacy({ balance, formattedBalance, export: own }: z.output<typeof privacyWire>) {
  return {
    balance,
    formattedBalance,
    export: own && {
      id: own.idExport,
      state: own.desState,
      done: own.done,
      total: own.total,
      bytes: own.bytes,
      expiresAt: own.datExpires,
      path: own.desState === 'READY' ? `/meus-dados/${segment(own.idExport)}` : null,
    },
  };
}
