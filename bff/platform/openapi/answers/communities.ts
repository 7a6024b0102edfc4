import { z } from 'zod';
import { guid, instant, count, centavos, maybe, cursor, total, namedSchema, pageAnswer, file } from './shared.ts';
import { vipRenewals } from '../../communities/vip/subscriptions.routes.ts';
import { communityKinds, communityRoles } from '../../db/schema.ts';

const membershipStatuses = ['PENDING', 'ACTIVE', 'CANCELS_AT_END', 'PAST_DUE', 'EXPIRED'] as const;
export const community = namedSchema(
  'Community',
  z.strictObject({
    idCommunity: guid,
    desKind: z.enum(communityKinds),
    desName: z.string(),
    desDescription: z.string(),
    picture: maybe(file),
    valPrice: maybe(centavos),
    members: total,
    posts: total,
    membership: maybe(
      z.strictObject({
        role: z.enum(communityRoles),
        status: z.enum(membershipStatuses),
        valPrice: maybe(centavos),
        datPaidUntil: maybe(instant),
        datGraceUntil: maybe(instant),
        isSold: maybe(z.boolean()),
      }),
    ),
    desRules: maybe(z.string()),
    idOwner: maybe(guid),
    datCreated: maybe(instant),
    requests: maybe(total),
    offer: maybe(
      z.strictObject({ idFrom: guid, idTo: guid, datOffered: instant, datExpires: instant, subscribers: total }),
    ),
    cursor,
  }),
);
export const communityPage = pageAnswer('communities', community);
const membership = namedSchema(
  'Membership',
  z.strictObject({
    idUser: guid,
    role: z.enum(communityRoles),
    status: z.enum(membershipStatuses),
    datJoined: instant,
    mayOwn: maybe(z.boolean()),
    cursor,
  }),
);
export const members = pageAnswer('members', membership);
export const invite = namedSchema(
  'Invite',
  z.strictObject({
    idInvite: guid,
    idUser: maybe(guid),
    uses: count,
    datCreated: instant,
    datExpires: maybe(instant),
    token: maybe(z.string()),
  }),
);
export const subscriptions = z.strictObject({
  assinaturas: z.array(
    z.strictObject({
      idCommunity: guid,
      desName: z.string(),
      status: z.enum(membershipStatuses),
      valPrice: centavos,
      datPaidUntil: instant,
      datGraceUntil: maybe(instant),
      paymentIntentToConfirm: maybe(z.string()),
      desRenewal: z.enum(vipRenewals),
      datDebit: maybe(instant).meta({ description: 'The day of the debit by Pix Automático that waits.' }),
    }),
  ),
});
