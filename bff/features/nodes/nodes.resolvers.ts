import { MAX_NODES } from '../../gateway/pagination.ts';
import { Fault, isUnseen } from '../../gateway/errors.ts';
import type { GatewayContext } from '../../gateway/context.ts';
import type { Resolvers, ResolversParentTypes } from '../../generated/resolvers.ts';
import { readNodeId, writeNodeId } from './node-id.ts';

type Sources = GatewayContext['dataSources'];

type NodeRecord = ResolversParentTypes['Node'];

interface Kind {
  /** True if a visitor without a session may see some objects of this type. */
  isOpen?: true | undefined;
  /**
   * Loads the object with the same call as the query for a single object of this type.
   * @throws {Fault} for example NOT_FOUND, if the viewer may not see the object
   * @returns undefined if the object does not exist
   */
  load: (sources: Sources, id: string, outer: readonly string[]) => Promise<NodeRecord | undefined>;
}

const kinds = {
  Viewer: { load: async ({ accounts }, id) => ofId(await accounts.viewer(), id) },
  ProfileTypeState: { load: async ({ profileType }, id) => ofId(await profileType.state(), id) },
  AccountSession: { load: async ({ sessions }, id) => (await sessions.list()).find((each) => each.idSession === id) },
  AccountSecurity: {
    async load({ security }, id) {
      const overview = await security.overview();
      return overview.idUser === id ? overview : undefined;
    },
  },
  Passkey: {
    load: async ({ security }, id) => (await security.overview()).passkeys.find((each) => each.idPasskey === id),
  },
  Profile: { isOpen: true, load: ({ profiles }, id) => profiles.get(id) },
  Post: { isOpen: true, load: ({ posts }, id) => posts.get(id) },
  Comment: { isOpen: true, load: ({ comments }, id, [postId = '']) => comments.get(postId, id) },
  Community: { load: ({ communities }, id) => communities.get(id) },
  CommunityInvite: {
    load: async ({ communities }, id, [communityId = '']) => findById(await communities.invites(communityId), id),
  },
  Conversation: { load: ({ conversations }, id) => conversations.get(id) },
  Message: {
    async load({ conversations }, id, [conversationId = '', seq = '']) {
      if (!/^\d{1,15}$/.test(seq)) return undefined;
      const page = await conversations.history(conversationId, { first: 1, before: String(Number(seq) + 1) });
      const [newest] = page.edges;
      return newest && ofId(newest.node, id);
    },
  },
  Notification: { load: ({ notifications }, id) => notifications.get(id) },
  UnreadNotificationCount: { load: async ({ notifications }, id) => ofId(await notifications.unreadCount(), id) },
  ModerationNotice: { load: ({ reports }, id) => reports.notice(id) },
  ModerationCase: { load: ({ moderation }, id) => moderation.case(id) },
  DataExport: {
    async load({ privacy }, id) {
      const { export: own } = await privacy.state();
      return own ? ofId(own, id) : undefined;
    },
  },
  Ad: { load: ({ ads }, id) => ads.get(id) },
  Wallet: { load: async ({ wallet }, id) => ofId(await wallet.balance(), id) },
  // Returns the payment only if it has exactly this id, because the platform also finds a payment by the id in the
  // payment's notification.
  Payment: { load: async ({ wallet }, id) => ofId(await wallet.payment(id), id) },
} satisfies Record<string, Kind>;

/**
 * Returns the resolver of `nodeId` for a type, if the platform can find an object of this type by the object's own id
 * alone.
 */
function byId(type: keyof typeof kinds) {
  return { nodeId: ({ id }: { id: string }) => writeNodeId({ type, outer: [], id }) };
}

export const nodesResolvers = {
  Query: {
    node: (_root, { id }, context) => load(id, context),
    async nodes(_root, { ids }, context) {
      if (ids.length > MAX_NODES) throw new Fault('BAD_USER_INPUT', `At most ${MAX_NODES} objects at a time.`);
      const loaded = await Promise.allSettled(ids.map((id) => load(id, context)));
      // Handles the error of each object separately, so that one failed object does not affect the others.
      return loaded.map((each) => (each.status === 'fulfilled' ? each.value : Promise.reject(faultOf(each.reason))));
    },
  },
  Viewer: byId('Viewer'),
  ProfileTypeState: byId('ProfileTypeState'),
  AccountSession: { nodeId: ({ idSession: id }) => writeNodeId({ type: 'AccountSession', outer: [], id }) },
  AccountSecurity: { nodeId: ({ idUser: id }) => writeNodeId({ type: 'AccountSecurity', outer: [], id }) },
  Passkey: { nodeId: ({ idPasskey: id }) => writeNodeId({ type: 'Passkey', outer: [], id }) },
  Profile: byId('Profile'),
  Post: byId('Post'),
  Comment: { nodeId: ({ id, postId }) => writeNodeId({ type: 'Comment', outer: [postId], id }) },
  Community: byId('Community'),
  CommunityInvite: {
    nodeId: ({ id, communityId }) => writeNodeId({ type: 'CommunityInvite', outer: [communityId], id }),
  },
  Conversation: byId('Conversation'),
  Message: {
    nodeId: ({ id, conversationId, seq }) => writeNodeId({ type: 'Message', outer: [conversationId, String(seq)], id }),
  },
  UnreadNotificationCount: byId('UnreadNotificationCount'),
  ModerationNotice: byId('ModerationNotice'),
  ModerationCase: byId('ModerationCase'),
  DataExport: byId('DataExport'),
  Ad: byId('Ad'),
  Wallet: byId('Wallet'),
  Payment: byId('Payment'),
} satisfies Resolvers;

/** Loads an object by its global id. Returns null if the object does not exist or the viewer may not see it. */
async function load(nodeId: string, { token, dataSources }: GatewayContext): Promise<NodeRecord | null> {
  const name = readNodeId(nodeId);
  if (!name || !isKind(name.type)) return null;
  const { type, id, outer } = name;
  const kind: Kind = kinds[type];
  // Returns null without a call to the platform, because visitors cannot see any object of this type and the platform
  // would answer with an error.
  if (token === undefined && !kind.isOpen) return null;
  try {
    const found = await kind.load(dataSources, id, outer);
    // A notification has a type of its own already, because the id contains only the name of the interface.
    return found ? Object.assign({ __typename: type }, found) : null;
  } catch (error) {
    const isEnded = token !== undefined && error instanceof Fault && error.code === 'UNAUTHENTICATED';
    if (isUnseen(error) && !isEnded) return null;
    throw error;
  }
}

function faultOf(reason: unknown) {
  return reason instanceof Error ? reason : new Error('An object could not be loaded', { cause: reason });
}

function isKind(type: string): type is keyof typeof kinds {
  return Object.hasOwn(kinds, type);
}

function ofId<Found extends { id: string }>(found: Found, id: string) {
  return found.id === id ? found : undefined;
}

function findById<Found extends { id: string }>(list: readonly Found[], id: string) {
  return list.find((each) => each.id === id);
}
