import { accountCalls, signInCalls } from './calls/accounts.ts';
import { ageCalls, privacyCalls } from './calls/age-and-privacy.ts';
import { communityCalls, offerCalls, subscriptionCalls } from './calls/communities.ts';
import { conversationCalls, notificationCalls } from './calls/conversations.ts';
import { moderationCalls } from './calls/moderation.ts';
import { adCalls, paymentCalls, walletCalls } from './calls/money.ts';
import { peopleCalls } from './calls/people.ts';
import { commentCalls, postCalls } from './calls/posts.ts';
import type { Calls } from './call.ts';

/** The tables of calls in API.md. Each key is the table's name in the markers of API.md. */
export const tables: Record<string, Calls> = {
  accounts: accountCalls,
  'sign-in': signInCalls,
  age: ageCalls,
  privacy: privacyCalls,
  people: peopleCalls,
  posts: postCalls,
  comments: commentCalls,
  communities: communityCalls,
  offers: offerCalls,
  subscriptions: subscriptionCalls,
  conversations: conversationCalls,
  notifications: notificationCalls,
  payments: paymentCalls,
  ads: adCalls,
  wallet: walletCalls,
  moderation: moderationCalls,
};

export const calls: Calls = Object.fromEntries(Object.values(tables).flatMap((table) => Object.entries(table)));
