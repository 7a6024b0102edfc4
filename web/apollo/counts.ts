import { ApolloLink, type ApolloCache } from '@apollo/client';
import { map } from 'rxjs';
import { CommentCount_PostFragmentDoc, ReplyCount_CommentFragmentDoc } from './generated/counts.ts';

/** What counts, and which of its fields says at which revision it was counted. */
const counted = [
  { type: 'Post', total: 'commentCount', revision: 'commentRevision', fragment: CommentCount_PostFragmentDoc },
  { type: 'Comment', total: 'replyCount', revision: 'replyRevision', fragment: ReplyCount_CommentFragmentDoc },
] as const;

type Counted = { __typename: (typeof counted)[number]['type']; id: string };
type Fields = Record<string, unknown>;

/** By how much each revision changed a count, of the changes that events have told and no answer has had yet. */
const told = new WeakMap<ApolloCache, Map<string, Map<number, number>>>();

/**
 * Counts a change that an event tells: once, and not where the count was answered with it.
 * @param revision the one that the change made; null from a platform that does not say it
 * @param isHere whether the change shows on the page already: then it is counted, where no revision says so
 */
export function countChange(
  cache: ApolloCache,
  entity: Counted,
  { revision, difference, isHere }: { revision: number | null; difference: number; isHere: boolean },
) {
  const known = read(cache, entity);
  if (!known) return;
  if (known.revision === null || revision === null) {
    if (!isHere) write(cache, entity, known.total + difference);
    return;
  }
  const later = laterThan(cache, entity, known.revision);
  if (revision <= known.revision || later.has(revision)) return;
  later.set(revision, difference);
  write(cache, entity, known.total + difference);
}

/**
 * Answers do not come in the order in which they were counted. One that was counted before what is here keeps that; to
 * the others is added what events have told of later.
 */
export function createCountsLink() {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const data = newest(operation.client.cache, result.data);
        return isFields(data) ? { ...result, data } : result;
      }),
    ),
  );
}

function newest(cache: ApolloCache, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => newest(cache, each));
  if (!isFields(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, newest(cache, each)]));
  return { ...fields, ...newestCount(cache, fields) };
}

function newestCount(cache: ApolloCache, fields: Fields): Fields | undefined {
  const { __typename: type, id } = fields;
  const kind = counted.find((each) => each.type === type);
  if (!kind || typeof id !== 'string') return undefined;
  const [total, revision] = [fields[kind.total], fields[kind.revision]];
  if (typeof total !== 'number' || typeof revision !== 'number') return undefined;

  const entity = { __typename: kind.type, id };
  const known = read(cache, entity);
  if (!known || known.revision === null) return undefined;
  if (revision < known.revision) return { [kind.total]: known.total, [kind.revision]: known.revision };
  let now = total;
  for (const difference of laterThan(cache, entity, revision).values()) now += difference;
  return { [kind.total]: now };
}

/** What was told of a count since a revision; what came before is in every answer from now on. */
function laterThan(cache: ApolloCache, { __typename, id }: Counted, revision: number) {
  const ofCache = told.get(cache) ?? new Map<string, Map<number, number>>();
  told.set(cache, ofCache);
  const key = `${__typename}:${id}`;
  const later = new Map([...(ofCache.get(key) ?? [])].filter(([each]) => each > revision));
  ofCache.set(key, later);
  return later;
}

function read(cache: ApolloCache, { __typename: type, id }: Counted) {
  const kind = kindOf(type);
  const known: unknown = cache.readFragment({ id: cache.identify({ __typename: type, id }), fragment: kind.fragment });
  const total = isFields(known) ? known[kind.total] : undefined;
  const revision = isFields(known) ? known[kind.revision] : undefined;
  if (typeof total !== 'number') return undefined;
  return { total, revision: typeof revision === 'number' ? revision : null };
}

function write(cache: ApolloCache, { __typename: type, id }: Counted, total: number) {
  cache.modify({ id: cache.identify({ __typename: type, id }), fields: { [kindOf(type).total]: () => total } });
}

function kindOf(type: Counted['__typename']) {
  return type === 'Post' ? counted[0] : counted[1];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
