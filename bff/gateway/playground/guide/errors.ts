import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { examplesByField } from '../example-links.ts';
import type { Collection } from '../collection.ts';
import type { FaultCode } from '../../errors.ts';
import type { RefusalCode } from '../../../generated/resolvers.ts';

export interface ErrorCode {
  code: string;
  /** A refusal is a member of a mutation's result union. A fault is a GraphQL error with `extensions.code`. */
  kind: 'refusal' | 'fault';
  when: string;
  todo: string;
  /** Says which operations return the code, above their list. Empty for a refusal. */
  scope: string;
  /**
   * Root fields that return the code, each with an example: those that need a session for UNAUTHENTICATED, those that
   * need a verified age for AGE_ASSURANCE_REQUIRED, and those that mention the code in their descriptions in the schema
   * for any other code.
   */
  operations: { name: string; example: string | undefined }[];
}

/** The codes of requests that the gateway rejects before it executes an operation. */
type RequestCode =
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'DOCUMENT_NOT_TRUSTED';

/**
 * The root fields that a visitor can select without the fault UNAUTHENTICATED. All other root fields need a session.
 * Some of them return null or NOT_FOUND to a visitor.
 */
const openToVisitors = new Set([
  ...['logIn', 'logOut', 'register', 'finishLogIn', 'startPasskey', 'logInWithPasskey', 'keepAccount'],
  ...['requestPasswordReset', 'resetPassword', 'undoEmailChange', 'undoFactor', 'disownSession'],
  ...['viewer', 'ageAssurance', 'privacy', 'profile', 'node', 'nodes'],
  ...['feed', 'post', 'communityFeed', 'visiblePosts', 'recordPostViews', 'postChanged', 'reactionsChanged'],
  ...['comment', 'commentReplies', 'commentChanged', 'commentAdded'],
  ...['reportAnonymously', 'checkReportProtocol', 'accountLocks', 'appealAccountLock', 'isModerator'],
  ...['moderationCases', 'moderationCase', 'claimModerationCase', 'decideModerationCases', 'restoreModerationCase'],
  ...['listModerationCasePictures', 'moderationAppeals', 'answerModerationAppeal', 'moderationLog'],
  ...['moderationLogFile', 'moderationFigures', 'moderationFiguresFile'],
]);

/**
 * The root fields that members can select without a verified age on a platform that verifies ages: those about their
 * own account, money and moderation decisions. All other root fields fail with AGE_ASSURANCE_REQUIRED.
 */
const openWithoutAge = new Set([
  ...['logIn', 'logOut', 'register', 'finishLogIn', 'startPasskey', 'logInWithPasskey', 'keepAccount'],
  ...['requestPasswordReset', 'resetPassword', 'undoEmailChange', 'undoFactor', 'disownSession'],
  ...['ageAssurance', 'startAgeCheck', 'appealAgeCheck', 'reportAnonymously', 'checkReportProtocol'],
  ...['accountLocks', 'appealAccountLock', 'accountSessions', 'endSession', 'endOtherSessions'],
  ...['accountSecurity', 'confirmIdentity', 'changePassword', 'sendEmailCode', 'confirmEmail', 'startEmailChange'],
  ...['confirmEmailChange', 'startTwoStep', 'enableTwoStep', 'disableTwoStep', 'renewRecoveryCodes'],
  ...['startPasskeyRegistration', 'addPasskey', 'renamePasskey', 'removePasskey'],
  ...['privacy', 'requestDataExport', 'openDataExport', 'deleteAccount', 'undoAccountDeletion', 'openPaymentsTable'],
  ...['vipSubscriptions', 'cancelVipSubscription', 'cancelPixRenewal'],
  ...['wallet', 'payments', 'payment', 'refundPayment'],
  ...['savedCard', 'removeSavedCard', 'moderationNotices', 'moderationNotice', 'appealModeration'],
]);

/** Decides by the name of a root field if the field returns a code that the schema's descriptions do not mention. */
const returnedBy = new Map<string, (field: string) => boolean>([
  ['UNAUTHENTICATED', (field) => !openToVisitors.has(field)],
  ['AGE_ASSURANCE_REQUIRED', (field) => !openWithoutAge.has(field)],
]);

/**
 * The advice for clients by code of a refusal. The schema itself describes when each refusal occurs. The type `Record`
 * makes the compiler demand advice for each new code.
 */
const refusals = {
  INVALID_CREDENTIALS: 'Show the message and let the member try again. Offer the password reset.',
  ACCOUNT_LEAVING: 'Offer to keep the account, with `keepAccount`.',
  REGISTRATION_REFUSED: 'Show the message, which says why.',
  UNDERAGE: 'Show the message. Do not offer another date.',
  WEAK_PASSWORD: 'Ask for another password, and check the length before sending.',
  INVALID_RESET_CODE: 'Ask for the newest code, or offer to send another with `requestPasswordReset`.',
  INVALID_INPUT: 'Show the message at the input that `field` names. The same request is refused again.',
  EMPTY_POST: 'Keep the button disabled until the post has text or media.',
  TOO_MANY_FILES: 'Remove files from the post, or discard uploads that nothing uses with `discardMedia`.',
  FILE_TOO_LARGE: 'Ask for a smaller file. Compare `File.size` before the upload.',
  VIDEO_TOO_LONG: 'Ask for a shorter video.',
  TOO_MANY_PIXELS: 'Scale the picture down before the upload.',
  UNSUPPORTED_FILE: 'Ask for a picture or a video in a common format. Another name does not help.',
  BROKEN_FILE: 'Ask for the file again from its source. The upload itself was complete.',
  NOT_ALLOWED: 'Show the message, and load the object again: its permissions have changed.',
  PAYMENT_REQUIRED: 'Offer `subscribeToCommunity` with the price.',
  INSUFFICIENT_BALANCE: 'Offer to top up the wallet, then send the request again.',
  PAYMENT_FAILED: 'Ask for another card. Begin anew with a new idempotency key.',
  PAYMENT_PENDING: 'Do not pay again. Ask for the same payment later.',
  PAID_INTO_WALLET: 'Show the message and the wallet: the money is there.',
  NOT_REFUNDABLE: 'Load the payments again and hide the refund button.',
  REFUND_REFUSED: 'Show that the money stays in the wallet.',
  PRICE_CHANGED: 'Load the price again (the community, or `adPrice`), and ask the member to confirm the new price.',
  OWNER_CANNOT_LEAVE: 'Offer to hand the community over or to close it.',
  OFFER_NEEDED: 'Use `offerCommunity` instead.',
  OFFER_PENDING: 'Wait for the answer, or withdraw the offer.',
  HAS_SUBSCRIBERS: 'Explain that the paying members must leave first.',
  INVALID_INVITE: 'Ask for a new invite.',
  STEP_UP_REQUIRED: 'Ask for the password or a factor, send `confirmIdentity`, then send the request again.',
  TOO_MANY_TRIES: 'Show the message and wait as long as it says. Do not retry automatically.',
  INVALID_CODE: 'Let the member type the code again, or send a new one.',
  INVALID_PASSKEY: 'Offer another passkey or another factor.',
  CHALLENGE_OVER: 'Begin the flow again from its first step.',
  EMAIL_NOT_CONFIRMED: 'Offer `sendEmailCode` and `confirmEmail` first.',
} satisfies Record<RefusalCode, string>;

/** The explanation of each fault: when it occurs, what to do, and, if not any operation returns it, which ones do. */
const faults = {
  UNAUTHENTICATED: [
    'The session is missing or has ended.',
    'Ask the visitor to sign in, then send the request again.',
    'With a session that has ended, almost any operation can. Without a session these do:',
  ],
  FORBIDDEN: [
    'The viewer may not see the selected data, or a page of another site opens the stream of events.',
    'Show the message. A retry gets the same answer.',
    'Queries and subscriptions can. A mutation returns the refusal `NOT_ALLOWED` instead.',
  ],
  AGE_ASSURANCE_REQUIRED: [
    'The platform demands a checked age, and the viewer has none or it has expired.',
    'Lead the member to `startAgeCheck`.',
    'On a platform that verifies ages, these do for visitors and for members without a verified age:',
  ],
  NOT_FOUND: [
    'The object does not exist, or the viewer may not know of it.',
    'Show that it is gone, and remove it from the cache.',
    'A query for a single object returns null instead. These operations fail with it:',
  ],
  BAD_USER_INPUT: [
    'A variable or an argument has a forbidden value, or the operation exceeds a limit, such as its cost.',
    'Mend the request. If its idempotency key was used for another request, make a new key.',
  ],
  RATE_LIMITED: [
    'The address or the member sent too many requests, or has too many connections or subscriptions open.',
    'Wait for `extensions.retryAfter` seconds if it is set, then send the request again. End a subscription if too many are open.',
  ],
  UPSTREAM_UNAVAILABLE: [
    'The platform or the payment provider failed, or did not answer in time.',
    'Retry with a backoff, and give up after some minutes. Send a mutation again only with its idempotency key, because it may have been executed.',
  ],
  INTERNAL_SERVER_ERROR: [
    'The gateway failed. Its log has the cause, and the answer has not.',
    'Retry a few times, a mutation only with its idempotency key. Then show the message, and report the `x-request-id` of the answer.',
  ],
  BAD_REQUEST: [
    'The HTTP request is malformed or too large, it lacks a header, or its body arrives too slowly.',
    'Read the message. Send a slow request again, and mend any other request.',
  ],
  GRAPHQL_PARSE_FAILED: [
    'The document is no GraphQL, or it has too many tokens.',
    'Mend the document at the place that `locations` names.',
  ],
  GRAPHQL_VALIDATION_FAILED: [
    'The document does not fit the schema, such as by an unknown field, or it exceeds a limit, such as its depth.',
    'Mend the document at the place that `locations` names. Compare it with the schema.',
  ],
  OPERATION_RESOLUTION_FAILURE: [
    'The document contains several operations or none, and `operationName` selects none of them.',
    'Send the name of one of the operations of the document.',
  ],
  PERSISTED_QUERY_NOT_FOUND: [
    'The request contains only the hash of a document that the gateway does not know.',
    'Send the text of the document. An Apollo client does this by itself.',
  ],
  PERSISTED_QUERY_NOT_SUPPORTED: [
    'The `persistedQuery` of a GET request contains no hash of a document.',
    'Send the text of the document in place of its hash.',
  ],
  DOCUMENT_NOT_TRUSTED: [
    'The gateway executes only the documents of the web app, and this document is none of them.',
    'Load the web app again. Other programs need a gateway that executes any document.',
  ],
} satisfies Record<FaultCode | RequestCode, [when: string, todo: string, scope?: string]>;

/** Returns the content of one page per error code: first the refusals of the schema, then the faults. */
export function errorCodes(schema: GraphQLSchema, collection: Collection): ErrorCode[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const examples = examplesByField(schema, collection);
  const fields = roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: field.name,
      example: examples.get(`${type?.name ?? ''}.${field.name}`),
      text: descriptionsOf(field),
      isRefusable: isRefusable(field.type),
    })),
  );
  const operations = (code: string, kind: ErrorCode['kind']) => {
    const returns = returnedBy.get(code);
    return fields
      .filter(({ name, text, isRefusable: can }) =>
        returns ? returns(name) : (can || kind === 'fault') && new RegExp(`\\b${code}\\b`).test(text),
      )
      .map(({ name, example }) => ({ name, example }));
  };
  const type = schema.getType('RefusalCode');
  const values = isEnumType(type) ? type.getValues() : [];
  const advice = new Map<string, string>(Object.entries(refusals));
  return [
    ...values.map(({ name: code, description }) => ({
      code,
      kind: 'refusal' as const,
      when: description ?? '',
      todo: advice.get(code) ?? '',
      scope: '',
      operations: operations(code, 'refusal'),
    })),
    ...Object.entries(faults).map(([code, [when, todo, scope]]) => {
      const named = operations(code, 'fault');
      const any = named.length > 0 ? 'Any operation can. The schema names it for:' : 'Any operation can.';
      return { code, kind: 'fault' as const, when, todo, scope: scope ?? any, operations: named };
    }),
  ];
}

/** Returns the descriptions of a field, its arguments, its input types and its result type, as one text. */
export function descriptionsOf({ description, args, type }: GraphQLField<unknown, unknown>) {
  const texts = [description, getNamedType(type).description];
  const seen = new Set<string>();
  const add = (input: GraphQLType) => {
    const named = getNamedType(input);
    if (seen.has(named.name)) return;
    seen.add(named.name);
    texts.push(named.description);
    if (!isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields())) {
      texts.push(field.description);
      add(field.type);
    }
  };
  for (const arg of args) {
    texts.push(arg.description);
    add(arg.type);
  }
  return texts.join('\n');
}

function isRefusable(type: GraphQLType) {
  const named = getNamedType(type);
  return isUnionType(named) && named.getTypes().some(({ name }) => name === 'Refusal');
}
