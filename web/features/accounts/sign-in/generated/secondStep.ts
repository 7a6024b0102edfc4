/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import type { StoredSession_SessionFragment } from '../../generated/accounts.ts';
import { useResult, type ResultHandlers } from '../../../../apollo/useResult.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The browser's description of its device, sent at sign-in. */
export type DeviceInput = {
  /**
   * 32 random bytes in base64url that the browser generates and stores. The server recognises the device at the next
   * sign-in by these bytes.
   */
  secret?: string | null | undefined;
  /** The browser's IANA time zone, such as 'America/Sao_Paulo'. */
  timeZone?: string | null | undefined;
};

/** The second step of a sign-in. After five tries or five minutes the challenge is refused as CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** The value of `SecondStepRequired.challenge`. */
  challenge: string;
  /**
   * Six digits from the authenticator app, or a recovery code; letter case and dashes of a recovery code are ignored. Each
   * code works a single time.
   */
  code: string;
  /**
   * The device that signs in. The client sends the same value as in `logIn`, so that the server recognises the device at
   * the next sign-in.
   */
  device?: DeviceInput | null | undefined;
};

/** A sign-in by passkey. The WebAuthn response contains the account, so no e-mail address is needed. */
export type LogInWithPasskeyInput = {
  /** The device that signs in. If absent, the server treats the sign-in as one from an unknown device. */
  device?: DeviceInput | null | undefined;
  /** The WebAuthn response of the browser, as JSON. */
  response: string;
};

/** The token from the link in a mail about a change of the account. */
export type MailLinkInput = {
  /** The token. It works a single time. Afterwards, and once its validity has ended, it is refused as CHALLENGE_OVER. */
  token: string;
};

/** The machine-readable reason for a refusal. */
export type RefusalCode =
  /**
   * The deletion of this account is pending, because the member has requested it. Signing in with `keepAccount` cancels
   * the deletion.
   */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video, but its content is damaged or incomplete. */
  | 'BROKEN_FILE'
  /** The sign-in challenge or the link from a mail has expired or was already used. */
  | 'CHALLENGE_OVER'
  /** The member has to confirm their e-mail address before adding a second factor. */
  | 'EMAIL_NOT_CONFIRMED'
  /** The post has neither text nor media. */
  | 'EMPTY_POST'
  /** The image has 80 MB or more, or the video 2 GiB or more. */
  | 'FILE_TOO_LARGE'
  /** The viewer cannot change to the profile type FREE, because one of their communities has paying members. */
  | 'HAS_SUBSCRIBERS'
  /** The balance of the wallet is lower than the price. */
  | 'INSUFFICIENT_BALANCE'
  /** The code from a mail or an authenticator app, or the recovery code, is wrong, used or expired. */
  | 'INVALID_CODE'
  /** The e-mail address or the password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** An input value is missing, malformed or too long. `Refusal.field` contains the name of the input field. */
  | 'INVALID_INPUT'
  /** The invite link was revoked, has expired or does not exist. */
  | 'INVALID_INVITE'
  /** The passkey does not belong to this site or to this account. */
  | 'INVALID_PASSKEY'
  /** The code for a password reset is wrong, used or expired. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see the object but is not allowed to change it in this way. */
  | 'NOT_ALLOWED'
  /**
   * The payment cannot be refunded, because the money was spent or already refunded, or the payment is older than seven
   * days.
   */
  | 'NOT_REFUNDABLE'
  /**
   * The role OWNER cannot be set directly. The owner has to offer the community to a member (`offerCommunity`), and the
   * member has to accept it.
   */
  | 'OFFER_NEEDED'
  /** The owner has already offered the community to another member, and that member has not answered yet. */
  | 'OFFER_PENDING'
  /** An owner cannot leave their community. They have to transfer or close it first. */
  | 'OWNER_CANNOT_LEAVE'
  /**
   * The payment succeeded, but the purchase is no longer possible, so the money is in the wallet. The message gives the
   * reason.
   */
  | 'PAID_INTO_WALLET'
  /** The card was declined, or the payment was cancelled or has expired. Nothing was charged. */
  | 'PAYMENT_FAILED'
  /** The payment provider has no result yet. If the payment succeeds later, the platform credits the wallet automatically. */
  | 'PAYMENT_PENDING'
  /** The community is VIP (paid): the viewer has to pay for a month (`subscribeToCommunity`) to become a member. */
  | 'PAYMENT_REQUIRED'
  /** The current price differs from the price that the viewer saw and that the client sent. */
  | 'PRICE_CHANGED'
  /** The card rejected the refund, so the money stays in the wallet. */
  | 'REFUND_REFUSED'
  /** The platform refused the sign-up. The message gives the reason. */
  | 'REGISTRATION_REFUSED'
  /** The viewer has to confirm their identity again (`confirmIdentity`) and then repeat the request. */
  | 'STEP_UP_REQUIRED'
  /** The post has more than 10 files, or the member has over 20 GiB of unpublished files. */
  | 'TOO_MANY_FILES'
  /** The image has more than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /**
   * Too many wrong passwords or codes were sent, too many age checks were started, or a new code was requested too soon.
   * The message says how long the user has to wait.
   */
  | 'TOO_MANY_TRIES'
  /** The person is younger than 18 on today's date in São Paulo. */
  | 'UNDERAGE'
  /** The content of the file is not a supported image or video format. */
  | 'UNSUPPORTED_FILE'
  /** The video lasts 5 minutes or longer. */
  | 'VIDEO_TOO_LONG'
  /** The password is shorter than 8 characters, longer than 256, or very common. */
  | 'WEAK_PASSWORD';

export type FinishLogInMutationVariables = Exact<{
  input: Types.FinishLogInInput;
}>;


export type FinishLogInMutation = { finishLogIn:
    | { __typename: 'AccountLocked', message: string, access: string }
    | { __typename: 'LogInSuccess', session: { token: string, profileType: Types.ProfileType, userId: string, name: string, nickname: string, imageUrl: string | null, preferences: Array<Types.GenderCategory> } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'StartPasskeySuccess', publicKeyOptions: unknown }
   };

export type LogInWithPasskeyMutationVariables = Exact<{
  input: Types.LogInWithPasskeyInput;
}>;


export type LogInWithPasskeyMutation = { logInWithPasskey:
    | { __typename: 'AccountLocked', message: string, access: string }
    | { __typename: 'LogInSuccess', session: { token: string, profileType: Types.ProfileType, userId: string, name: string, nickname: string, imageUrl: string | null, preferences: Array<Types.GenderCategory> } }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type UndoEmailChangeMutationVariables = Exact<{
  input: Types.MailLinkInput;
}>;


export type UndoEmailChangeMutation = { undoEmailChange:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type DisownSessionMutationVariables = Exact<{
  input: Types.MailLinkInput;
}>;


export type DisownSessionMutation = { disownSession:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type UndoFactorMutationVariables = Exact<{
  input: Types.MailLinkInput;
}>;


export type UndoFactorMutation = { undoFactor:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type KeepAccountMutationVariables = Exact<{
  input: Types.MailLinkInput;
}>;


export type KeepAccountMutation = { keepAccount:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };


export const FinishLogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishLogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishLogIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSession_session"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLocked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]} as unknown as DocumentNode<FinishLogInMutation, FinishLogInMutationVariables>;
export const StartPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartPasskeySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKeyOptions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const LogInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInWithPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSession_session"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLocked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]} as unknown as DocumentNode<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>;
export const UndoEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const DisownSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisownSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disownSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DisownSessionMutation, DisownSessionMutationVariables>;
export const UndoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoFactorMutation, UndoFactorMutationVariables>;
export const KeepAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepAccountMutation, KeepAccountMutationVariables>;
export const useFinishLogInMutation = (handlers: ResultHandlers<FinishLogInMutation[keyof FinishLogInMutation], FinishLogInMutationVariables>) => useResult(FinishLogInDocument, handlers);
export const useStartPasskeyMutation = (handlers: ResultHandlers<StartPasskeyMutation[keyof StartPasskeyMutation], StartPasskeyMutationVariables>) => useResult(StartPasskeyDocument, handlers);
export const useLogInWithPasskeyMutation = (handlers: ResultHandlers<LogInWithPasskeyMutation[keyof LogInWithPasskeyMutation], LogInWithPasskeyMutationVariables>) => useResult(LogInWithPasskeyDocument, handlers);
export const useUndoEmailChangeMutation = (handlers: ResultHandlers<UndoEmailChangeMutation[keyof UndoEmailChangeMutation], UndoEmailChangeMutationVariables>) => useResult(UndoEmailChangeDocument, handlers);
export const useDisownSessionMutation = (handlers: ResultHandlers<DisownSessionMutation[keyof DisownSessionMutation], DisownSessionMutationVariables>) => useResult(DisownSessionDocument, handlers);
export const useUndoFactorMutation = (handlers: ResultHandlers<UndoFactorMutation[keyof UndoFactorMutation], UndoFactorMutationVariables>) => useResult(UndoFactorDocument, handlers);
export const useKeepAccountMutation = (handlers: ResultHandlers<KeepAccountMutation[keyof KeepAccountMutation], KeepAccountMutationVariables>) => useResult(KeepAccountDocument, handlers);