import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { v4 as newId } from 'uuid';
import { CreateCommunityDocument, UpdateCommunityDocument } from '../generated/communities.ts';
import type { CommunityKind } from '../../../generated/schema.ts';
import { sanitizeText } from '../../../ui/sanitizeText.ts';
import { parseBRL } from '../../../ui/brl.ts';
import { serverMessageOf } from '../../../apollo/faults.ts';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';
import { askResult } from '../../../apollo/result.ts';

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
      const { success, refusal } = await send(values);
      if (success) return success.community.id;
      // A refusal is an answer too, so use a new idempotency key for the next submit.
      setKey(newId());
      setError((refusal.field && fields[refusal.field]) || 'root', { message: refusal.message });
    } catch (error) {
      setError('root', { message: serverMessageOf(error) ?? CHECK_AND_RETRY });
    }
    return null;
  };

  async function send(values: CommunityValues) {
    const [name, description, rules] = await Promise.all(
      [values.name, values.description, values.rules].map((text) => sanitizeText(text)),
    );
    const words = { name: name ?? '', description: description ?? '', rules: rules ?? '' };
    const priceCents = values.kind === 'VIP' ? parseBRL(values.price) : null;
    const { kind, pictureId } = values;
    if (id !== undefined) {
      const input = { id, ...words, priceCents, ...(pictureId !== undefined && { pictureId }) };
      return askResult(client, UpdateCommunityDocument, { input });
    }
    const input = { idempotencyKey: key, kind, ...words, priceCents, pictureId };
    const update = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myCommunities' });
    return askResult(client, CreateCommunityDocument, { input }, { update });
  }
}
