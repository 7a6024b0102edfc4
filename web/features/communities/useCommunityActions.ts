import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
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
import { serverMessageOf } from '../../apollo/faults.ts';
import { askResult, type ResultMutation, type ResultOptions } from '../../apollo/result.ts';

/**
 * Returns the actions on a community, such as joining it or removing a member. Each action resolves to true on success.
 * On a refusal or an error it shows a toast.
 */
export function useCommunityActions(communityId: string) {
  const client = useApolloClient();

  const run = useCallback(
    async <Result extends { __typename: string }, Variables extends OperationVariables>(
      mutation: ResultMutation<Result, Variables>,
      variables: NoInfer<Variables>,
      update?: ResultOptions<NoInfer<Result>, NoInfer<Variables>>['update'],
    ) => {
      try {
        const { refusal } = await askResult(client, mutation, variables, { update });
        if (refusal === undefined) return true;
        toastFailure('Não foi possível concluir', refusal.message);
        refetch(client);
      } catch (error) {
        if (CombinedGraphQLErrors.is(error)) refetch(client);
        toastFailure('Não foi possível concluir', serverMessageOf(error));
      }
      return false;
    },
    [client],
  );

  const id = communityId;
  return {
    join: () => run(JoinCommunityDocument, { input: { id } }, (cache) => forget(cache, ['myCommunities'])),
    leave: () => run(LeaveCommunityDocument, { input: { id } }, (cache) => forgetInside(cache, id)),
    close: () =>
      run(CloseCommunityDocument, { input: { id } }, (cache) => {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'discoverCommunities' });
        forgetInside(cache, id);
      }),
    acceptInvite: (token: string) =>
      run(AcceptCommunityInviteDocument, { input: { communityId: id, token } }, (cache) =>
        forget(cache, ['myCommunities', 'feed']),
      ),
    answer: (userId: string, approve: boolean) =>
      run(AnswerCommunityRequestDocument, { input: { communityId: id, userId, approve } }, (cache) => {
        withoutPerson(cache, id, userId, 'requests');
        if (approve) forgetPeople(cache, id);
      }),
    setRole: (userId: string, role: CommunityRole) =>
      run(SetCommunityRoleDocument, { input: { communityId: id, userId, role } }, (cache) => forgetPeople(cache, id)),
    offer: (userId: string) => run(OfferCommunityDocument, { input: { communityId: id, userId } }),
    withdrawOffer: () => run(WithdrawCommunityOfferDocument, { input: { id } }),
    answerOffer: (accept: boolean) =>
      run(AnswerCommunityOfferDocument, { input: { communityId: id, accept } }, (cache) => {
        if (accept) forgetPeople(cache, id);
      }),
    remove: (userId: string) =>
      run(RemoveCommunityMemberDocument, { input: { communityId: id, userId } }, (cache) =>
        withoutPerson(cache, id, userId, 'members'),
      ),
    revokeInvite: (inviteId: string) =>
      run(RevokeCommunityInviteDocument, { input: { communityId: id, id: inviteId } }, (cache) => {
        cache.evict({ id: cache.identify({ __typename: 'CommunityInvite', id: inviteId }) });
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

type People = { edges: readonly { node: { __ref: string } | null }[] };

function withoutPerson(cache: ApolloCache, communityId: string, userId: string, list: 'members' | 'requests') {
  const ref = cache.identify({ __typename: 'CommunityMember', id: `${communityId}:${userId}` });
  const without = (people: People) => ({ ...people, edges: people.edges.filter(({ node }) => node?.__ref !== ref) });
  cache.modify<Record<string, People>>({
    id: cache.identify({ __typename: 'Community', id: communityId }),
    fields: { [list]: (existing) => ('edges' in existing ? without(existing) : existing) },
  });
}
