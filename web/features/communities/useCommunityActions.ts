import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import {
  AcceptCommunityInviteDocument,
  AnswerCommunityOfferDocument,
  AnswerCommunityRequestDocument,
  CloseCommunityDocument,
  JoinCommunityDocument,
  LeaveCommunityDocument,
  OfferCommunityDocument,
  RemoveCommunityMemberDocument,
  RevokeCommunityInviteDocument,
  SetCommunityRoleDocument,
  WithdrawCommunityOfferDocument,
} from './generated/communities.ts';
import type { CommunityRole } from '../../generated/schema.ts';
import { toastFailure } from '../../ui/toast.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

type Answer = { __typename: string; message?: string };

/**
 * Returns the actions on a community, such as joining it or removing a member. Each action resolves to true on success.
 * On a refusal or an error it shows a toast.
 */
export function useCommunityActions(communityId: string) {
  const client = useApolloClient();

  const run = useCallback(
    async (ask: () => Promise<Answer | undefined>) => {
      try {
        const answer = await ask();
        if (answer && answer.__typename !== 'Refusal') return true;
        toastFailure('Não foi possível concluir', answer?.message);
        refetch(client);
      } catch (error) {
        if (CombinedGraphQLErrors.is(error)) refetch(client);
        toastFailure('Não foi possível concluir', CombinedGraphQLErrors.is(error) ? error.message : CHECK_AND_RETRY);
      }
      return false;
    },
    [client],
  );

  const id = communityId;
  return {
    join: () =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: JoinCommunityDocument,
          variables: { id },
          update: (cache) => forget(cache, ['myCommunities']),
        });
        return data?.joinCommunity;
      }),
    leave: () =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: LeaveCommunityDocument,
          variables: { id },
          update: (cache, { data: left }) =>
            left?.leaveCommunity.__typename === 'LeaveCommunitySuccess' && forgetInside(cache, id),
        });
        return data?.leaveCommunity;
      }),
    close: () =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: CloseCommunityDocument,
          variables: { id },
          update: (cache, { data: closed }) => {
            if (closed?.closeCommunity.__typename !== 'CloseCommunitySuccess') return;
            cache.evict({ id: 'ROOT_QUERY', fieldName: 'discoverCommunities' });
            forgetInside(cache, id);
          },
        });
        return data?.closeCommunity;
      }),
    acceptInvite: (token: string) =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: AcceptCommunityInviteDocument,
          variables: { input: { communityId: id, token } },
          update: (cache, { data: accepted }) =>
            accepted?.acceptCommunityInvite.__typename === 'AcceptCommunityInviteSuccess' &&
            forget(cache, ['myCommunities', 'feed']),
        });
        return data?.acceptCommunityInvite;
      }),
    answer: (userId: string, approve: boolean) =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: AnswerCommunityRequestDocument,
          variables: { input: { communityId: id, userId, approve } },
          update: (cache) => {
            withoutPerson(cache, id, userId, 'requests');
            if (approve) forgetPeople(cache, id);
          },
        });
        return data?.answerCommunityRequest;
      }),
    setRole: (userId: string, role: CommunityRole) =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: SetCommunityRoleDocument,
          variables: { input: { communityId: id, userId, role } },
          update: (cache, { data: set }) =>
            set?.setCommunityRole.__typename === 'SetCommunityRoleSuccess' && forgetPeople(cache, id),
        });
        return data?.setCommunityRole;
      }),
    offer: (userId: string) =>
      run(async () => {
        const variables = { input: { communityId: id, userId } };
        return (await client.mutate({ mutation: OfferCommunityDocument, variables })).data?.offerCommunity;
      }),
    withdrawOffer: () =>
      run(async () => {
        const asked = client.mutate({ mutation: WithdrawCommunityOfferDocument, variables: { id } });
        return (await asked).data?.withdrawCommunityOffer;
      }),
    answerOffer: (accept: boolean) =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: AnswerCommunityOfferDocument,
          variables: { input: { communityId: id, accept } },
          update: (cache, { data: answered }) =>
            accept &&
            answered?.answerCommunityOffer.__typename === 'AnswerCommunityOfferSuccess' &&
            forgetPeople(cache, id),
        });
        return data?.answerCommunityOffer;
      }),
    remove: (userId: string) =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: RemoveCommunityMemberDocument,
          variables: { input: { communityId: id, userId } },
          update: (cache, { data: removed }) =>
            removed?.removeCommunityMember.__typename === 'RemoveCommunityMemberSuccess' &&
            withoutPerson(cache, id, userId, 'members'),
        });
        return data?.removeCommunityMember;
      }),
    revokeInvite: (inviteId: string) =>
      run(async () => {
        const { data } = await client.mutate({
          mutation: RevokeCommunityInviteDocument,
          variables: { input: { communityId: id, id: inviteId } },
          update: (cache, { data: revoked }) => {
            if (revoked?.revokeCommunityInvite.__typename !== 'RevokeCommunityInviteSuccess') return;
            cache.evict({ id: cache.identify({ __typename: 'CommunityInvite', id: inviteId }) });
          },
        });
        return data?.revokeCommunityInvite;
      }),
  };
}

/** Refetches the community after a refusal, because the data on the page is then out of date. */
function refetch(client: ApolloClient) {
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => queryName === 'Community' })
    .catch(() => undefined);
}

function forget(cache: ApolloCache, fields: readonly ('myCommunities' | 'feed')[]) {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Removes all data from the cache that only members of the community may see. */
export function forgetInside(cache: ApolloCache, communityId: string) {
  const id = cache.identify({ __typename: 'Community', id: communityId });
  for (const fieldName of ['members', 'requests', 'invites']) cache.evict({ id, fieldName });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'communityFeed', args: { communityId } });
  forget(cache, ['myCommunities', 'feed']);
}

function forgetPeople(cache: ApolloCache, communityId: string) {
  cache.evict({ id: cache.identify({ __typename: 'Community', id: communityId }), fieldName: 'members' });
}

type People = { edges: readonly { node: { __ref: string } }[] };

function withoutPerson(cache: ApolloCache, communityId: string, userId: string, list: 'members' | 'requests') {
  const ref = cache.identify({ __typename: 'CommunityMember', id: `${communityId}:${userId}` });
  const without = (people: People) => ({ ...people, edges: people.edges.filter(({ node }) => node.__ref !== ref) });
  cache.modify<Record<string, People>>({
    id: cache.identify({ __typename: 'Community', id: communityId }),
    fields: { [list]: (existing) => ('edges' in existing ? without(existing) : existing) },
  });
}
