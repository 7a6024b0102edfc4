import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../gateway/context.ts';
import { selectsOnly } from '../gateway/selection.ts';

/** The fields of a community that the platform sends with each object in it. They need no call of their own. */
const KNOWN = new Set(['__typename', 'id', 'nodeId', 'name']);

interface InCommunity {
  communityId?: string | null | undefined;
  communityName?: string | null | undefined;
}

/** Returns the community of a post or of a notification. */
export function communityOf(
  { communityId, communityName }: InCommunity,
  _args: object,
  { dataSources }: GatewayContext,
  info: GraphQLResolveInfo,
) {
  const isKnown = communityId != null && communityName != null && selectsOnly(info, KNOWN);
  return isKnown
    ? dataSources.communities.named(communityId, communityName)
    : dataSources.communities.referred(communityId);
}
