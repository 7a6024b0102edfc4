/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import type { StoredSession_SessionFragment } from '../../generated/accounts.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A browser's description of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url that the browser made and keeps: by it the device is known again. */
  secret?: string | null | undefined;
  /** IANA time zone. */
  timeZone?: string | null | undefined;
};

/** Five tries within five minutes of the password; then CHALLENGE_OVER. */
export type FinishLogInInput = {
  /** Of `SecondStepRequired`. */
  challenge: string;
  /** Six digits of the app, or a recovery code, in which case and dashes make no difference; neither counts twice. */
  code: string;
  /** As the password's was, so that the device is known again. */
  device?: DeviceInput | null | undefined;
};

/** A passkey of this site; it names its account by itself. */
export type LogInWithPasskeyInput = {
  /** Absent: the sign-in is one of an unknown device. */
  device?: DeviceInput | null | undefined;
  /** The browser's answer, as JSON. */
  response: string;
};

/** Why something was refused. */
export type RefusalCode =
  /** The account is about to be deleted; `keepAccount` keeps it. */
  | 'ACCOUNT_LEAVING'
  /** The file starts like an image or a video but cannot be read to its end. */
  | 'BROKEN_FILE'
  /** The challenge has expired, or was used. */
  | 'CHALLENGE_OVER'
  /** A second factor needs an address that is the member's for sure. */
  | 'EMAIL_NOT_CONFIRMED'
  /** A post needs text or media. */
  | 'EMPTY_POST'
  /** An image of 80 MB or more, or a video of 2 GiB or more. */
  | 'FILE_TOO_LARGE'
  /** Going back to FREE while a community of the viewer's has paying members. */
  | 'HAS_SUBSCRIBERS'
  /** The wallet does not hold what it costs. */
  | 'INSUFFICIENT_BALANCE'
  /** The code is wrong, used, or over. */
  | 'INVALID_CODE'
  /** E-mail and password do not belong together. */
  | 'INVALID_CREDENTIALS'
  /** A value is missing, malformed or too long; `field` names it. */
  | 'INVALID_INPUT'
  /** The invite was revoked, is over, or never was. */
  | 'INVALID_INVITE'
  /** The passkey is not of this site or not of this account. */
  | 'INVALID_PASSKEY'
  /** The code is wrong, used, or too old. */
  | 'INVALID_RESET_CODE'
  /** The viewer may see it, but may not do this to it. */
  | 'NOT_ALLOWED'
  /** It was spent, is too old to go back to its card, or went back already. */
  | 'NOT_REFUNDABLE'
  /** Ownership cannot be set directly: `offerCommunity` offers the community to a member, and they accept it. */
  | 'OFFER_NEEDED'
  /** The community is offered to another member, until they answer or the offer is withdrawn. */
  | 'OFFER_PENDING'
  /** An owner hands the community over, or closes it, before leaving. */
  | 'OWNER_CANNOT_LEAVE'
  /** The card payment succeeded but buys nothing now: the money is in the wallet. The message says why. */
  | 'PAID_INTO_WALLET'
  /** The card was not charged. */
  | 'PAYMENT_FAILED'
  /** The provider has not decided yet. A payment that succeeds later is credited to the wallet automatically. */
  | 'PAYMENT_PENDING'
  /** A VIP community is entered by its monthly price. */
  | 'PAYMENT_REQUIRED'
  /** It costs something else by now. */
  | 'PRICE_CHANGED'
  /** The card did not take its money back; it stays in the wallet. */
  | 'REFUND_REFUSED'
  /** The platform refused a sign-up; the message says why. */
  | 'REGISTRATION_REFUSED'
  /** The viewer has to prove once more who they are (`confirmIdentity`), and then ask again. */
  | 'STEP_UP_REQUIRED'
  /** More than 10 files in a post, or over 20 GiB of files that nothing uses. */
  | 'TOO_MANY_FILES'
  /** More than 50 megapixels. */
  | 'TOO_MANY_PIXELS'
  /** Too many wrong passwords or codes, or another code asked for too soon; the message says how long to wait. */
  | 'TOO_MANY_TRIES'
  /** Younger than 18 by the date in São Paulo. */
  | 'UNDERAGE'
  /** Neither an image nor a video that can be published; judged by content, never by name. */
  | 'UNSUPPORTED_FILE'
  /** A video of 5 minutes or more. */
  | 'VIDEO_TOO_LONG'
  /** Shorter than 8, longer than 256, or one of the commonest. */
  | 'WEAK_PASSWORD';

export type FinishLogInMutationVariables = Exact<{
  input: Types.FinishLogInInput;
}>;


export type FinishLogInMutation = { finishLogIn:
    | { __typename: 'AccountLocked', message: string, access: string }
    | { __typename: 'LogInSuccess', session: StoredSession_SessionFragment }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'StartPasskeySuccess', options: string }
   };

export type LogInWithPasskeyMutationVariables = Exact<{
  input: Types.LogInWithPasskeyInput;
}>;


export type LogInWithPasskeyMutation = { logInWithPasskey:
    | { __typename: 'AccountLocked', message: string, access: string }
    | { __typename: 'LogInSuccess', session: StoredSession_SessionFragment }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type UndoEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type DisownSessionMutationVariables = Exact<{
  token: string;
}>;


export type DisownSessionMutation = { disownSession:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type UndoFactorMutationVariables = Exact<{
  token: string;
}>;


export type UndoFactorMutation = { undoFactor:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };

export type KeepAccountMutationVariables = Exact<{
  token: string;
}>;


export type KeepAccountMutation = { keepAccount:
    | { __typename: 'MailLinkSuccess', email: string }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
   };


export const FinishLogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishLogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishLogIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSession_session"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLocked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]} as unknown as DocumentNode<FinishLogInMutation, FinishLogInMutationVariables>;
export const StartPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartPasskeySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const LogInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInWithPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSession_session"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLocked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]} as unknown as DocumentNode<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>;
export const UndoEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const DisownSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisownSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disownSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DisownSessionMutation, DisownSessionMutationVariables>;
export const UndoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoFactorMutation, UndoFactorMutationVariables>;
export const KeepAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailLinkSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepAccountMutation, KeepAccountMutationVariables>;
export const useFinishLogInMutation = (options?: useMutation.Options<FinishLogInMutation, FinishLogInMutationVariables>) => useMutation(FinishLogInDocument, options);
export const useStartPasskeyMutation = (options?: useMutation.Options<StartPasskeyMutation, StartPasskeyMutationVariables>) => useMutation(StartPasskeyDocument, options);
export const useLogInWithPasskeyMutation = (options?: useMutation.Options<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>) => useMutation(LogInWithPasskeyDocument, options);
export const useUndoEmailChangeMutation = (options?: useMutation.Options<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>) => useMutation(UndoEmailChangeDocument, options);
export const useDisownSessionMutation = (options?: useMutation.Options<DisownSessionMutation, DisownSessionMutationVariables>) => useMutation(DisownSessionDocument, options);
export const useUndoFactorMutation = (options?: useMutation.Options<UndoFactorMutation, UndoFactorMutationVariables>) => useMutation(UndoFactorDocument, options);
export const useKeepAccountMutation = (options?: useMutation.Options<KeepAccountMutation, KeepAccountMutationVariables>) => useMutation(KeepAccountDocument, options);