import { z } from 'zod';
import { guid, instant, count, maybe, namedSchema } from './shared.ts';
import { profileTypes } from '../../db/schema.ts';

export const signedIn = namedSchema(
  'SignedIn',
  z.strictObject({
    token: z.string(),
    perfil: z.enum(profileTypes),
    usuarioId: guid,
    userName: z.string(),
    apelido: z.string(),
    image: maybe(z.string()),
    preferencia: z.string(),
  }),
);

export const security = namedSchema(
  'Seguranca',
  z.strictObject({
    idUser: guid,
    email: z.string(),
    emailConfirmado: z.boolean(),
    duasEtapas: z.boolean(),
    codigosRestantes: count,
    passkeys: z.array(
      z.strictObject({ idPasskey: z.string(), nome: z.string(), datCreated: instant, datLastUsed: maybe(instant) }),
    ),
  }),
);
export const securityWithCodes = security.extend({ codigos: z.array(z.string()) }).meta({ id: 'SegurancaComCodigos' });
export const emailAnswer = z.strictObject({ email: z.string() });
export const passkeyOptions = z.strictObject({ opcoes: z.looseObject({}) });
export const sessions = z.strictObject({
  sessoes: z.array(
    z.strictObject({
      idSession: guid,
      device: z.string(),
      place: z.string(),
      current: z.boolean(),
      datCreated: instant,
      datLastSeen: instant,
    }),
  ),
});
export const ended = z.strictObject({ ended: count });
export const profileType = namedSchema(
  'TipoPerfil',
  z.strictObject({
    idUser: guid,
    perfil: z.enum(profileTypes),
    comunidadesPagas: z.array(z.strictObject({ idCommunity: guid, desName: z.string(), assinantes: count })),
    comunidadesCuidadas: count,
    renovacoes: count,
    taxaVip: count.meta({ description: 'The platform’s share of a VIP month, in percent.' }),
  }),
);

export const ownInfo = z.strictObject({
  idUser: guid,
  userImage: maybe(z.string()),
  userName: z.string(),
  perfil: z.enum(profileTypes),
  adultUntil: maybe(instant).optional(),
});
