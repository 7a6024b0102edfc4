/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Byline_AuthorFragment = { __typename: 'Profile', id: string, name: string, nickname: string, avatarUrl: string | null, isVerified: boolean } & { ' $fragmentName'?: 'Byline_AuthorFragment' };

export const Byline_AuthorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Byline_author"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]} as unknown as DocumentNode<Byline_AuthorFragment, unknown>;
export const useBylineAuthorFragment = (from: useFragment.Options<Byline_AuthorFragment, Record<string, never>>['from'] & {}) => useFragment({ fragment: Byline_AuthorFragmentDoc, fragmentName: 'Byline_author', from });