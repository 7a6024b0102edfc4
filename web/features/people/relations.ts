import { isReference, type ApolloClient, type Reference } from '@apollo/client';
import { SetBlockDocument, SetMuteDocument } from './generated/relations.ts';
import { askResult } from '../../apollo/result.ts';
import { isolate } from '../../ui/isolate.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

const TRY_LATER = 'Tente novamente em instantes.';

export type Person = { id: string; name: string };

/** Mutes or unmutes a person. Shows the result in a toast that offers an undo. */
export async function setMute(client: ApolloClient, person: Person, muted: boolean) {
  const refusal = await refusalOf(askResult(client, SetMuteDocument, { input: { profileId: person.id, muted } }));
  if (refusal !== null) {
    toastFailure(muted ? 'Não foi possível silenciar' : 'Não foi possível deixar de silenciar', refusal);
    return;
  }
  if (muted) takePostsFromFeed(client, person.id);
  // Remove the lists that are now out of date from the cache. After muting, only the sponsored posts are out of date;
  // after unmuting, the feed is out of date too.
  forgetLists(client, muted ? ['sponsored'] : ['feed', 'sponsored']);
  toast({
    title: muted
      ? `${isolate(person.name)} não aparece mais no seu feed`
      : `${isolate(person.name)} volta a aparecer no seu feed`,
    action: { label: 'Desfazer', run: () => void setMute(client, person, !muted) },
  });
}

/**
 * Blocks a person, removes their content from the screen and shows a toast.
 * @param leave called before the content is removed, so that the app leaves a page that shows it
 */
export async function block(client: ApolloClient, { id, name }: Person, leave?: () => void | Promise<void>) {
  const refusal = await refusalOf(askResult(client, SetBlockDocument, { input: { profileId: id, blocked: true } }));
  if (refusal !== null) {
    toastFailure('Não foi possível bloquear', refusal);
    return false;
  }
  await leave?.();
  forgetWorks(client, id);
  forgetLists(client, ['sponsored', 'discover', 'suggestedProfiles', 'myPeople', 'followRequests']);
  client.cache.evict({ id: client.cache.identify({ __typename: 'Profile', id }) });
  client.cache.gc();
  toast({ title: `Você bloqueou ${isolate(name)}`, description: 'Vocês não veem mais nada um do outro.' });
  return true;
}

/** Removes lists from the cache, so that they are fetched again the next time that a page shows them. */
export function forgetLists({ cache }: ApolloClient, fieldNames: readonly string[]) {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

type Edges = { edges?: readonly { node: { __ref: string } | null }[] };

/** Removes a person's posts from the cached feed. The other posts keep their positions. */
function takePostsFromFeed({ cache }: ApolloClient, profileId: string) {
  const theirs = new Set(worksOf(cache, profileId));
  cache.modify({
    fields: {
      feed: (known: Reference | Edges) =>
        isReference(known)
          ? known
          : { ...known, edges: known.edges?.filter(({ node }) => !node || !theirs.has(node.__ref)) },
    },
  });
}

function forgetWorks({ cache }: ApolloClient, profileId: string) {
  for (const id of worksOf(cache, profileId)) cache.evict({ id });
}

/** Returns the cache ids of a person's posts and comments. */
function worksOf(cache: ApolloClient['cache'], profileId: string) {
  const author = cache.identify({ __typename: 'Profile', id: profileId });
  return Object.entries(entitiesOf(cache)).flatMap(([id, { author: by }]) => (by?.__ref === author ? [id] : []));
}

type Entities = Record<string, { author?: { __ref?: string } | null }>;

function entitiesOf(cache: { extract: () => unknown }): Entities {
  const entities: Entities = {};
  return Object.assign(entities, cache.extract());
}

async function refusalOf(asked: Promise<{ refusal?: { message: string } | undefined }>) {
  try {
    return (await asked).refusal?.message ?? null;
  } catch {
    return TRY_LATER;
  }
}
