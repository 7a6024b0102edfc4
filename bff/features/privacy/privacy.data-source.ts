import { z } from 'zod';
import { toMoney } from '../../gateway/brl.ts';
import { segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import { DataExportState } from '../../generated/resolvers.ts';
import { ticketWire, toDownload } from './download.wire.ts';

const privacyWire = z.object({
  balance: z.int(),
  formattedBalance: z.string(),
  inAds: z.int().default(0),
  formattedInAds: z.string().default('R$ 0,00'),
  pendingEarnings: z.int().default(0),
  datDeletes: z.iso.datetime().nullish(),
  export: z
    .object({
      idExport: z.string(),
      desState: z.enum(DataExportState),
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

  /**
   * `POST /api/privacidade/exportacao/{id}/bilhete`.
   * @throws {RefusalError} STEP_UP_REQUIRED
   * @throws {Fault} NOT_FOUND
   */
  async openExport(id: string) {
    const path = `/api/privacidade/exportacao/${segment(id)}/bilhete`;
    return toDownload(await this.upstream.ask('POST', path, ticketWire), `/meus-dados/${id}`);
  }

  /** `POST /api/privacidade/exclusao`. @throws {RefusalError} STEP_UP_REQUIRED, INVALID_INPUT */
  async deleteAccount(acceptsBalance: boolean) {
    const answer = z.object({ datDeletes: z.iso.datetime() });
    const call = { json: { cienteDoSaldo: acceptsBalance }, fields: { cienteDoSaldo: 'acceptsBalance' } };
    return { deletesAt: (await this.upstream.ask('POST', '/api/privacidade/exclusao', answer, call)).datDeletes };
  }

  /** `DELETE /api/privacidade/exclusao` */
  async undoDeletion() {
    return toPrivacy(await this.upstream.ask('DELETE', '/api/privacidade/exclusao', privacyWire));
  }
}

function toPrivacy({ datDeletes, export: own, ...money }: z.output<typeof privacyWire>) {
  return {
    ...money,
    walletBalance: toMoney(money.balance),
    unusedInAds: toMoney(money.inAds),
    pendingVipEarnings: toMoney(money.pendingEarnings),
    deletesAt: datDeletes,
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
