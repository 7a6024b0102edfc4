import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { v4 as newId } from 'uuid';
import {
  CreateCommunityDocument,
  UpdateCommunityDocument,
  type CreateCommunityMutation,
  type UpdateCommunityMutation,
} from '../generated/communities.ts';
import type { CommunityKind } from '../../../generated/schema.ts';
import { sanitizeText } from '../../../ui/sanitizeText.ts';
import { parseBRL } from '../../../ui/brl.ts';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';

type Result = CreateCommunityMutation['createCommunity'] | UpdateCommunityMutation['updateCommunity'];

export type CommunityValues = {
  kind: CommunityKind;
  name: string;
  description: string;
  rules: string;
  price: string;
  /** The id of the new picture. Undefined keeps the current picture; null removes it. */
  pictureId: string | null | undefined;
};

const fields: Record<string, keyof CommunityValues> = {
  name: 'name',
  description: 'description',
  rules: 'rules',
  priceCents: 'price',
  pictureId: 'pictureId',
};

/**
 * Returns a function that saves the form. The idempotency key stays the same until the server answers, so that a retry
 * after a lost answer does not create a second community.
 * @returns the community's id; null if saving failed and the form shows an error
 */
export function useSaveCommunity(id: string | undefined, setError: UseFormSetError<CommunityValues>) {
  const client = useApolloClient();
  const [key, setKey] = useState(() => newId());

  return async function save(values: CommunityValues): Promise<string | null> {
    try {
      const result = await send(values);
      if (result && 'community' in result) return result.community.id;
      // A refusal is an answer too, so use a new idempotency key for the next submit.
      setKey(newId());
      const message = result?.message ?? 'Não foi possível salvar. Tente novamente mais tarde.';
      setError((result?.field && fields[result.field]) || 'root', { message });
    } catch (error) {
      const message = CombinedGraphQLErrors.is(error) ? error.message : CHECK_AND_RETRY;
      setError('root', { message });
    }
    return null;
  };

  async function send(values: CommunityValues): Promise<Result | undefined> {
    const [name, description, rules] = await Promise.all(
      [values.name, values.description, values.rules].map((text) => sanitizeText(text)),
    );
    const words = { name: name ?? '', description: description ?? '', rules: rules ?? '' };
    const priceCents = values.kind === 'VIP' ? parseBRL(values.price) : null;
    const { kind, pictureId } = values;
    if (id !== undefined) {
      const { data } = await client.mutate({
        mutation: UpdateCommunityDocument,
        variables: { input: { id, ...words, priceCents, ...(pictureId !== undefined && { pictureId }) } },
      });
      return data?.updateCommunity;
    }
    const { data } = await client.mutate({
      mutation: CreateCommunityDocument,
      variables: { input: { idempotencyKey: key, kind, ...words, priceCents, pictureId } },
      update: (cache) => {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'myCommunities' });
      },
    });
    return data?.createCommunity;
  }
}
