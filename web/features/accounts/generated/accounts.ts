/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A browser's description of itself at sign-in. */
export type DeviceInput = {
  /** 32 random bytes in base64url that the browser made and keeps: by it the device is known again. */
  secret?: string | null | undefined;
  /** IANA time zone. */
  timeZone?: string | null | undefined;
};

/** A gender category: of a member, of the authors that a member prefers, and of the members that an ad targets. */
export type GenderCategory =
  /** Men. */
  | 'HOMEM'
  /** Women. */
  | 'MULHER'
  /** Trans people. */
  | 'TRANS';

/** Ten wrong passwords of one account within 15 minutes, or 100 in a day, are TOO_MANY_TRIES. */
export type LogInInput = {
  /** Absent: the sign-in is one of an unknown device. */
  device?: DeviceInput | null | undefined;
  /** Outer blanks and case make no difference. */
  email: string;
  /** Keeps an account that is about to be deleted. */
  keepAccount?: boolean;
  /** As it was set, blanks included. */
  password: string;
};

/** The type of a profile, which decides about communities. */
export type ProfileType =
  /** Makes and receives no communities. What they own stays, and takes no new subscriptions. */
  | 'FREE'
  /** May make communities, sell VIP months, and receive a community that is handed over. */
  | 'PROFISSIONAL';

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

/** No session is needed. A code that confirms the address is mailed. */
export type RegisterInput = {
  /** 18 or more by the date in São Paulo (UNDERAGE), 120 at most; cannot be changed afterwards. */
  birthDate: string;
  /** It is known from then on. */
  device?: DeviceInput | null | undefined;
  /** At most 254 characters. That of a confirmed account makes another account, and that mailbox is told. */
  email: string;
  /** 1 to 80 characters; need not be unique. */
  name: string;
  /** Made from the name when absent. */
  nickname?: string | null | undefined;
  /** 8 to 256 characters, and none of the commonest (WEAK_PASSWORD). */
  password: string;
  /** Empty: everybody. */
  preferences?: Array<GenderCategory>;
  /** PESSOAL is FREE afterwards. */
  profileType?: RegisteredProfileType;
};

/** PESSOAL gives the session profile FREE. */
export type RegisteredProfileType =
  /** FREE once registered. */
  | 'PESSOAL'
  /** The same once registered. */
  | 'PROFISSIONAL';

/** A live code is prolonged and sent again, ten times an hour; beyond that a new one is sent once it has ended. */
export type RequestPasswordResetInput = {
  /** Outer blanks and case make no difference. */
  email: string;
};

/** Five wrong codes from one address in ten minutes are TOO_MANY_TRIES, or 20 in a day; a known device has its own. */
export type ResetPasswordInput = {
  /** Six digits; outer blanks make no difference. */
  code: string;
  /** It is the only one that is known afterwards. */
  device?: DeviceInput | null | undefined;
  /** The address that the code went to. */
  email: string;
  /** 8 to 256 characters, and none of the commonest (WEAK_PASSWORD). */
  newPassword: string;
};

export type StoredSession_SessionFragment = { token: string, profileType: Types.ProfileType, userId: string, name: string, nickname: string, imageUrl: string | null, preferences: Array<Types.GenderCategory> };

export type LogInMutationVariables = Exact<{
  input: Types.LogInInput;
}>;


export type LogInMutation = { logIn:
    | { __typename: 'AccountLocked', access: string }
    | { __typename: 'LogInSuccess', session: StoredSession_SessionFragment }
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string }
    | { __typename: 'SecondStepRequired', challenge: string }
   };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register:
    | { __typename: 'Refusal', code: Types.RefusalCode, message: string, field: string | null }
    | { __typename: 'RegisterSuccess', session: StoredSession_SessionFragment }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset:
    | { __typename: 'Refusal', message: string }
    | { __typename: 'RequestPasswordResetSuccess', email: string }
   };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'Refusal', message: string, field: string | null }
    | { __typename: 'ResetPasswordSuccess', message: string, removed: Array<string> }
   };

export const StoredSession_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]} as unknown as DocumentNode<StoredSession_SessionFragment, unknown>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSession_session"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStepRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLocked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSession_session"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const useLogInMutation = (options?: useMutation.Options<LogInMutation, LogInMutationVariables>) => useMutation(LogInDocument, options);
export const useRegisterMutation = (options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) => useMutation(RegisterDocument, options);
export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) => useMutation(RequestPasswordResetDocument, options);
export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation(ResetPasswordDocument, options);