import { changedCommunity, discoverCommunitiesQuery, newCommunity } from '../../communities/communities.routes.ts';
import { accepted, newInvite } from '../../communities/invites.routes.ts';
import { requestAnswer, roleBody } from '../../communities/members.routes.ts';
import { offerAnswer, offerBody } from '../../communities/offers.routes.ts';
import { subscriptionBody } from '../../communities/vip/vip.routes.ts';
import { idsQuery } from '../../http/input.ts';
import { pageQuery } from '../../http/pagination.ts';
import { z } from 'zod';
import { communityPage, community, invite, members, subscriptions } from '../answers/communities.ts';
import { pix } from '../answers/money.ts';
import type { Calls } from '../call.ts';

export const communityCalls: Calls = {
  'GET /api/comunidades': {
    says: '`ids` has commas; in any order, unknown, closed and hidden ones left out; at most 100',
    isAddition: true,
    query: idsQuery,
    answer: z.array(community),
  },
  'GET /api/comunidades/{id}': {
    says: 'for anybody signed in; 404 unknown or closed',
    queryShown: z.object({ ts: z.string().optional().meta({ description: 'Not read: keeps caches away.' }) }),
    answer: community,
  },
  'GET /api/comunidades/minhas': {
    says: 'joined, asked for or expired, the last first',
    isAddition: true,
    query: pageQuery,
    answer: communityPage,
  },
  'GET /api/comunidades/descobrir': {
    says: 'largest first; `filter`: every word begins a word of name or description, accents aside; without one, new to you',
    isAddition: true,
    query: discoverCommunitiesQuery,
    answer: communityPage,
  },
  'POST /api/comunidades': {
    says: '403 for FREE members',
    isAddition: true,
    body: newCommunity,
    isIdempotent: true,
    status: 201,
    answer: community,
    others: { 404: 'No such picture.' },
  },
  'PATCH /api/comunidades/{id}': { says: 'owner', isAddition: true, body: changedCommunity, answer: community },
  'DELETE /api/comunidades/{id}': {
    says: 'owner: closed for good, and no longer seen; members who paid for days to come get those back (`WALLET_CREDITED`)',
    isAddition: true,
  },
  'POST /api/comunidades/{id}/membership': {
    says: 'asks to join; again changes nothing; VIP: 402 `PAYMENT_REQUIRED`',
    isAddition: true,
    answer: community,
    others: { 402: 'A VIP community is paid for (`PAYMENT_REQUIRED`).' },
  },
  'DELETE /api/comunidades/{id}/membership': {
    says: 'takes the request back, or leaves; 400 `OWNER_CANNOT_LEAVE`',
    isAddition: true,
    answer: community,
    others: { 400: 'The owner cannot leave (`OWNER_CANNOT_LEAVE`).' },
  },
  'GET /api/comunidades/{id}/members': {
    says: 'owner, moderators, members, the last to come first; members',
    isAddition: true,
    query: pageQuery,
    answer: members,
  },
  'PATCH /api/comunidades/{id}/members/{idUser}': {
    says: 'owner; 400 `OFFER_NEEDED` for `OWNER`, which is offered; a `MEMBER` of a VIP community who pays no month is `EXPIRED`',
    isAddition: true,
    body: roleBody,
    answer: community,
  },
  'DELETE /api/comunidades/{id}/members/{idUser}': {
    says: 'managers, moderators by the owner alone; no invite lets them in again, but they may ask',
    isAddition: true,
    answer: community,
    others: { 400: 'The owner cannot be removed.' },
  },
  'GET /api/comunidades/{id}/requests': {
    says: 'longest waiting first; managers',
    isAddition: true,
    query: pageQuery,
    answer: members,
  },
  'POST /api/comunidades/{id}/requests/{idUser}': {
    says: 'approving twice is once, 404 where that member does not ask; managers',
    isAddition: true,
    body: requestAnswer,
    answer: community,
  },
  'GET /api/comunidades/{id}/invites': {
    says: 'those that work; managers',
    isAddition: true,
    answer: z.strictObject({ invites: z.array(invite) }),
  },
  'POST /api/comunidades/{id}/invites': {
    says: 'PRIVADA, at most 20; managers',
    isAddition: true,
    body: newInvite,
    status: 201,
    answer: invite,
  },
  'DELETE /api/comunidades/{id}/invites/{idInvite}': { says: 'managers', isAddition: true },
  'POST /api/comunidades/{id}/invites/accept': {
    says: 'inside at once; 400 `INVALID_INVITE`; 403 for a member who was removed',
    isAddition: true,
    body: accepted,
    answer: community,
  },
};

export const offerCalls: Calls = {
  'POST /api/comunidades/{id}/offer': {
    says: 'owner: offers it to a PROFISSIONAL member of it for 14 days; to the same one again changes nothing, 400 `OFFER_PENDING` while another has an offer',
    isAddition: true,
    body: offerBody,
    answer: community,
  },
  'DELETE /api/comunidades/{id}/offer': {
    says: 'owner: takes the offer back, untold where it was not read yet; none is as good',
    isAddition: true,
    answer: community,
  },
  'POST /api/comunidades/{id}/offer/answer': {
    says: 'answering twice is once, 404 for accepting what is not offered to them; the member who accepts owns it, and the one who had it stays as moderator',
    isAddition: true,
    body: offerAnswer,
    answer: community,
  },
};

export const subscriptionCalls: Calls = {
  'POST /api/comunidades/{id}/subscription': {
    says: '`valPrice`: centavos as the member was shown them. A month is paid from the wallet and the member is inside, or neither; PAST_DUE pays what is owed; a member who has paid pays nothing. 402 `isInsufficientBalance`; 400 `PRICE_CHANGED` with the present price in `valPrice`; 403 for a member who was put out, and for a FREE member, as is resuming',
    isAddition: true,
    session: 'proof',
    body: subscriptionBody,
    answer: community,
    others: { 402: 'The wallet does not hold the price (`INSUFFICIENT_BALANCE`).' },
  },
  'POST /api/comunidades/{id}/subscription/pix': {
    says: 'Opens the Pix that pays a month and authorises Pix Automático for the months that follow. The member is inside as soon as it is paid, without a further call. Answers the unpaid Pix for this month at this price, if the member has one whose code is valid for more than five minutes. Refuses as the call above; 400 also for a member who has paid.',
    isAddition: true,
    session: 'proof',
    body: subscriptionBody,
    isIdempotent: true,
    status: 201,
    answer: pix,
    others: { 402: 'The payment of this key was closed (`PAYMENT_FAILED`).' },
  },
  'DELETE /api/comunidades/{id}/subscription': {
    says: 'CANCELS_AT_END until what is paid is over; EXPIRED at once while a month is owed',
    isAddition: true,
    answer: community,
    others: { 400: 'There is nothing to cancel.' },
  },
  'POST /api/comunidades/{id}/subscription/resume': {
    says: 'takes that back',
    isAddition: true,
    answer: community,
    others: { 400: 'There is nothing to resume.' },
  },
  'GET /api/assinaturas': {
    says: 'what is paid every month, what is charged next first; open whatever is known of one’s age; `paymentIntentToConfirm` (addition) is the charge of the saved card that its bank wants the member to confirm, or null; `desRenewal` (addition) is how the next months are paid',
    isAddition: true,
    answer: subscriptions,
  },
  'DELETE /api/assinaturas/{id}': {
    says: 'ends one, as above, and answers with those that are left',
    isAddition: true,
    answer: subscriptions,
    others: { 400: 'There is nothing to cancel.' },
  },
  'DELETE /api/assinaturas/{id}/pix': {
    says: 'Cancels Pix Automático for one of them. The wallet and the saved card then pay the next months. Changes nothing without it.',
    isAddition: true,
    answer: subscriptions,
  },
};
