import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { withInputAlone } from './schema/input-alone.ts';
import { readSdl } from './schema/sdl.ts';
import { enumValues } from './bff/features/enum-values.ts';
import { withoutErrorNulls } from './schema/semantic-non-null.ts';

const scalars = {
  DateTime: 'string',
  Date: 'string',
  ID: 'string',
  JSON: 'unknown',
  URL: 'string',
};

/** The interface `Notification`, the interfaces that extend it, and their object types. */
const notificationTypes = Object.values(buildSchema(readSdl()).getTypeMap())
  .filter((type) => isInterfaceType(type) || isObjectType(type))
  .filter((type) => [type, ...type.getInterfaces()].some(({ name }) => name === 'Notification'))
  .map(({ name }) => name);

const config: CodegenConfig = {
  schema: withInputAlone(withoutErrorNulls(readSdl())),
  generates: {
    'bff/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, Upload: 'Promise<import("../gateway/upload/multipart.ts").FileUpload>' },
        contextType: '../gateway/context.ts#GatewayContext',
        // Generates the enum values too, because the gateway validates the platform's answers against them.
        enumsAsConst: true,
        enumValues,
        // Makes nullable fields required properties, so that code which creates an object cannot forget a field.
        avoidOptionals: { field: true },
        useTypeImports: true,
        immutableTypes: true,
        maybeValue: 'T | null | undefined',
        // Maps a GraphQL type to the record that the data sources return for it. A record has the field names of the
        // schema, except where a resolver translates them.
        mappers: {
          Session: '../features/accounts/accounts.data-source.ts#SessionRecord',
          Viewer: '../features/accounts/accounts.data-source.ts#ViewerRecord',
          AccountSecurity: '../features/accounts/security.data-source.ts#SecurityRecord',
          Passkey: '../features/accounts/security.data-source.ts#PasskeyRecord',
          AccountSession: '../features/accounts/sessions.data-source.ts#AccountSessionRecord',
          Profile: '../features/profiles/profiles.data-source.ts#ProfileRecord',
          Post: '../features/posts/posts.data-source.ts#PostRecord',
          PostLeftBehind: '../features/posts/posts.data-source.ts#PostRecord',
          Image: '../features/posts/posts.data-source.ts#ImageRecord',
          Video: '../features/posts/posts.data-source.ts#VideoRecord',
          Comment: '../features/comments/comments.data-source.ts#CommentRecord',
          CommentChange: '../features/comments/comments.data-source.ts#CommentChangeRecord',
          DeleteCommentSuccess: '../features/comments/comments.data-source.ts#DeletedComment',
          AddCommentSuccess: '../features/comments/comments.data-source.ts#AddedComment',
          Conversation: '../features/conversations/conversations.data-source.ts#ConversationRecord',
          Message: '../features/conversations/conversations.data-source.ts#MessageRecord',
          Community: '../features/communities/communities.data-source.ts#CommunityRecord',
          CommunityMember: '../features/communities/communities.data-source.ts#CommunityMemberRecord',
          CommunityInvite: '../features/communities/communities.data-source.ts#CommunityInviteRecord',
          CommunityOffer: '../features/communities/communities.data-source.ts#CommunityOfferRecord',
          Ad: '../features/ads/ads.data-source.ts#AdRecord',
          Sponsored: '../features/ads/ads.data-source.ts#SponsoredRecord',
          ...Object.fromEntries(
            notificationTypes.map((name) => [
              name,
              '../features/notifications/notifications.data-source.ts#NotificationRecord',
            ]),
          ),
          SubscribeToCommunitySuccess: '../features/communities/communities.data-source.ts#Subscribed',
          Wallet: '../features/wallet/wallet.data-source.ts#WalletRecord',
          Payment: '../features/wallet/wallet.data-source.ts#PaymentRecord',
          Reactable: '../features/reactions/reactions.data-source.ts#ReactableRecord',
          // The records of these types have the ids of other objects, which the resolvers load.
          TypingState: "Omit<{T}, 'conversation' | 'member'>",
          PixPayment: '../features/wallet/wallet.data-source.ts#PixRecord',
          VipSubscription: "Omit<{T}, 'community' | 'confirmation'>",
          ViewerChange: "Omit<{T}, 'conversation' | 'profile' | 'community'>",
          SetBlockSuccess: "Omit<{T}, 'profile'>",
          DismissSuggestionSuccess: "Omit<{T}, 'profile'>",
          ModerationEvidence: "Omit<{T}, 'post'>",
          ModerationPastDecision: "Omit<{T}, 'case'>",
          ModerationAppeal: "Omit<{T}, 'case'>",
          ModerationLogEntry: "Omit<{T}, 'case'>",
          // The records of these types have all fields except `nodeId` (the global id), which features/nodes adds.
          ProfileTypeState: "Omit<{T}, 'nodeId'>",
          UnreadNotificationCount: "Omit<{T}, 'nodeId'>",
          DataExport: "Omit<{T}, 'nodeId'>",
          ModerationNotice: "Omit<{T}, 'nodeId'>",
          ModerationCase: "Omit<{T}, 'nodeId'>",
        },
      },
    },
    'web/generated/schema.ts': {
      plugins: ['typescript'],
      config: {
        scalars: { ...scalars, Upload: 'File' },
        enumsAsTypes: true,
        useTypeImports: true,
        onlyOperationTypes: true,
      },
    },
    'web/generated/possibleTypes.ts': {
      documents: ['web/**/*.graphql', '!web/features/notifications/*.graphql'],
      plugins: ['./web/apollo/codegenPossibleTypes.mjs'],
    },
    // The page of notifications brings its own types, because their names would add to the first load.
    'web/features/notifications/generated/possibleTypes.ts': {
      documents: 'web/features/notifications/*.graphql',
      plugins: ['./web/apollo/codegenPossibleTypes.mjs'],
    },
    'web/': {
      preset: 'near-operation-file',
      documents: 'web/**/*.graphql',
      presetConfig: { baseTypesPath: 'generated/schema.ts', extension: '.ts', folder: 'generated' },
      plugins: ['typescript-operations', 'typed-document-node', './web/apollo/codegenHooks.mjs'],
      config: {
        scalars: { ...scalars, Upload: 'File' },
        enumsAsTypes: true,
        useTypeImports: true,
        optimizeDocumentNode: true,
        dedupeFragments: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        importExtension: '.ts',
      },
    },
  },
};

export default config;
