import { z } from 'zod';
import { guid, instant, count, centavos, maybe, namedSchema } from './shared.ts';
import { ageMethods } from '../../age/age.table.ts';
import { exportStates } from '../../privacy/privacy.table.ts';

export const age = z.strictObject({
  required: z.boolean(),
  desState: z.enum(['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED', 'EXPIRED']),
  desMethod: maybe(z.enum(ageMethods)),
  datExpires: maybe(instant),
  podeRecorrer: z.boolean(),
});
export const providerPage = z.strictObject({ url: z.string() });
export const privacy = namedSchema(
  'Privacidade',
  z.strictObject({
    balance: centavos,
    formattedBalance: z.string(),
    inAds: centavos,
    formattedInAds: z.string(),
    pendingEarnings: centavos,
    formattedPendingEarnings: z.string(),
    datDeletes: maybe(instant),
    export: maybe(
      z.strictObject({
        idExport: guid,
        desState: z.enum(exportStates),
        done: count,
        total: count,
        bytes: maybe(count),
        datExpires: maybe(instant),
      }),
    ),
  }),
);
export const deletes = z.strictObject({ datDeletes: maybe(instant) });
