import { z } from 'zod';
import { DEFAULT_VIP_FEE_PERCENT } from '../../../schema/vip-fee.ts';
import type { Upstream } from '../../gateway/upstream/upstream.ts';
import { ProfileType } from '../../generated/resolvers.ts';

const stateWire = z.object({
  idUser: z.string(),
  perfil: z.enum(ProfileType),
  comunidadesPagas: z.array(z.object({ idCommunity: z.string(), desName: z.string(), assinantes: z.int() })),
  comunidadesCuidadas: z.int(),
  renovacoes: z.int(),
  taxaVip: z.int().default(DEFAULT_VIP_FEE_PERCENT),
});
type State = z.output<typeof stateWire>;

export class ProfileTypeDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/perfil` */
  async state() {
    return toState(await this.upstream.ask('GET', '/api/perfil', stateWire));
  }

  /** `PUT /api/perfil`. @throws {RefusalError} HAS_SUBSCRIBERS */
  async set(perfil: State['perfil']) {
    return toState(await this.upstream.ask('PUT', '/api/perfil', stateWire, { json: { perfil } }));
  }
}

function toState({ idUser, perfil, comunidadesPagas, comunidadesCuidadas, renovacoes, taxaVip }: State) {
  return {
    id: idUser,
    profileType: perfil,
    paidCommunities: comunidadesPagas.map(({ idCommunity, desName, assinantes }) => ({
      id: idCommunity,
      name: desName,
      subscriberCount: assinantes,
    })),
    runningCount: comunidadesCuidadas,
    renewalCount: renovacoes,
    vipFeePercent: taxaVip,
  };
}
