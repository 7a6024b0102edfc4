/**
 * The words that the platform uses for values of enum types (SPEC.md), where the schema has an English name. Resolvers
 * and data sources use the platform's words; codegen.ts generates their types from this table.
 */
export const enumValues = {
  GenderCategory: { MAN: 'HOMEM', WOMAN: 'MULHER' },
  CommunityOfferState: {
    ACCEPTED: 'aceita',
    DECLINED: 'recusada',
    WITHDRAWN: 'cancelada',
    EXPIRED: 'vencida',
    INHERITED: 'herdada',
  },
  CommunityKind: { PRIVATE: 'PRIVADA' },
  ProfileType: { PROFESSIONAL: 'PROFISSIONAL' },
  RegisteredProfileType: { PERSONAL: 'PESSOAL', PROFESSIONAL: 'PROFISSIONAL' },
} as const;
