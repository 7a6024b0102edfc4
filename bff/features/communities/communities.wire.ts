import { z } from 'zod';
import { toMoney, type Amount } from '../../gateway/brl.ts';
import { word } from '../../gateway/word.ts';
import { CommunityKind, CommunityRole, MembershipStatus, VipRenewal } from '../../generated/resolvers.ts';
import { fileWire, toMedia, type ImageRecord } from '../posts/posts.wire.ts';

// If the platform sends an unknown value, the gateway uses the value that gives the fewest rights.
export const communityKind = word(Object.values(CommunityKind), CommunityKind.Private);
export const communityRole = word(Object.values(CommunityRole), CommunityRole.Member);
const status = word(Object.values(MembershipStatus), MembershipStatus.Pending);
const total = z.object({ total: z.int() });

/**
 * A community ("Community" in API.md, "Communities"). SPEC.md section 7 does not define its fields, so absent fields
 * get the values of a private community.
 */
export const communityWire = z.object({
  idCommunity: z.string(),
  desKind: communityKind.default('PRIVADA'),
  desName: z.string().default('Comunidade'),
  desDescription: z.string().default(''),
  picture: fileWire.nullish(),
  valPrice: z.int().nullish(),
  members: total.default({ total: 0 }),
  posts: total.default({ total: 0 }),
  membership: z
    .object({
      role: communityRole,
      status,
      valPrice: z.int().nullish(),
      datPaidUntil: z.string().nullish(),
      datGraceUntil: z.string().nullish(),
      isSold: z.boolean().default(true),
    })
    .nullish(),
  desRules: z.string().nullish(),
  idOwner: z.string().nullish(),
  datCreated: z.string().nullish(),
  requests: total.nullish(),
  offer: z
    .object({
      idFrom: z.string(),
      idTo: z.string(),
      datOffered: z.string(),
      datExpires: z.string(),
      subscribers: total,
    })
    .nullish(),
  cursor: z.string().optional(),
});

/** Membership. */
export const memberWire = z.object({
  idUser: z.string(),
  role: communityRole,
  status,
  datJoined: z.string(),
  mayOwn: z.boolean().nullish(),
  cursor: z.string().optional(),
});

/** Invite. */
export const inviteWire = z.object({
  idInvite: z.string(),
  idUser: z.string(),
  uses: z.int(),
  datCreated: z.string(),
  datExpires: z.string().nullish(),
  token: z.string().nullish(),
});

/** Subscription. */
export const subscriptionWire = z.object({
  idCommunity: z.string(),
  desName: z.string(),
  status,
  valPrice: z.int(),
  datPaidUntil: z.string(),
  datGraceUntil: z.string().nullish(),
  paymentIntentToConfirm: z.string().nullish(),
  desRenewal: word(Object.values(VipRenewal), VipRenewal.Other).default(VipRenewal.Other),
  datDebit: z.string().nullish(),
});

interface MembershipRecord {
  role: z.infer<typeof communityRole>;
  status: z.infer<typeof status>;
  price: Amount | null;
  priceCents: number | null | undefined;
  paidUntil: string | null | undefined;
  graceUntil: string | null | undefined;
  isSold: boolean;
}

/** A community with the field names of the schema, so that graphql-js can read the fields without resolvers. */
export interface CommunityRecord {
  id: string;
  kind: z.infer<typeof communityKind>;
  name: string;
  description: string;
  picture: ImageRecord | null;
  price: Amount | null;
  priceCents: number | null | undefined;
  memberCount: number;
  postCount: number;
  membership: MembershipRecord | null | undefined;
  rules: string | null | undefined;
  ownerId: string | null | undefined;
  createdAt: string | null | undefined;
  requestCount: number | null | undefined;
  offer: CommunityOfferRecord | null | undefined;
}

export interface CommunityOfferRecord {
  fromId: string;
  toId: string;
  offeredAt: string;
  expiresAt: string;
  subscriberCount: number;
}

export interface CommunityMemberRecord {
  id: string;
  userId: string;
  role: z.infer<typeof communityRole>;
  status: z.infer<typeof status>;
  joinedAt: string;
  mayOwn: boolean | null;
}

export interface CommunityInviteRecord {
  id: string;
  communityId: string;
  creatorId: string;
  uses: number;
  createdAt: string;
  expiresAt: string | null | undefined;
  token: string | null | undefined;
}

export function toCommunity(row: z.infer<typeof communityWire>): CommunityRecord {
  return {
    id: row.idCommunity,
    kind: row.desKind,
    name: row.desName,
    description: row.desDescription,
    picture: imageOf(row.picture),
    price: toMoney(row.valPrice),
    priceCents: row.valPrice,
    memberCount: row.members.total,
    postCount: row.posts.total,
    membership: row.membership && toMembership(row.membership),
    rules: row.desRules,
    ownerId: row.idOwner,
    createdAt: row.datCreated,
    requestCount: row.requests?.total,
    offer: row.offer && toOffer(row.offer),
  };
}

function toOffer(row: NonNullable<z.infer<typeof communityWire>['offer']>): CommunityOfferRecord {
  return {
    fromId: row.idFrom,
    toId: row.idTo,
    offeredAt: row.datOffered,
    expiresAt: row.datExpires,
    subscriberCount: row.subscribers.total,
  };
}

function toMembership(held: NonNullable<z.infer<typeof communityWire>['membership']>): MembershipRecord {
  return {
    role: held.role,
    status: held.status,
    price: toMoney(held.valPrice),
    priceCents: held.valPrice,
    paidUntil: held.datPaidUntil,
    graceUntil: held.datGraceUntil,
    isSold: held.isSold,
  };
}

export function toSubscription(row: z.infer<typeof subscriptionWire>) {
  return {
    communityId: row.idCommunity,
    name: row.desName,
    status: row.status,
    price: toMoney(row.valPrice),
    priceCents: row.valPrice,
    paidUntil: row.datPaidUntil,
    graceUntil: row.datGraceUntil,
    confirmationId: row.paymentIntentToConfirm,
    renewal: row.desRenewal,
    debitAt: row.datDebit,
  };
}

/**
 * Converts a membership. Builds its id from the ids of the community and of the member, because a member can be in many
 * communities.
 */
export function toMember(communityId: string, row: z.infer<typeof memberWire>): CommunityMemberRecord {
  return {
    id: `${communityId}:${row.idUser}`,
    userId: row.idUser,
    role: row.role,
    status: row.status,
    joinedAt: row.datJoined,
    mayOwn: row.mayOwn ?? null,
  };
}

export function toInvite(communityId: string, row: z.infer<typeof inviteWire>): CommunityInviteRecord {
  return {
    id: row.idInvite,
    communityId,
    creatorId: row.idUser,
    uses: row.uses,
    createdAt: row.datCreated,
    expiresAt: row.datExpires,
    token: row.token,
  };
}

function imageOf(file: z.infer<typeof fileWire> | null | undefined) {
  const media = file ? toMedia(file) : null;
  return media?.__typename === 'Image' ? media : null;
}
