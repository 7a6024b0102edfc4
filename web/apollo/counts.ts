import { ApolloLink, type ApolloCache } from '@apollo/client';
import { map } from 'rxjs';
import {
  CommentCount_PostFragmentDoc,
  ReactionCount_TargetFragmentDoc,
  ReplyCount_CommentFragmentDoc,
} from './generated/counts.ts';

/**
 * For each kind of count: the GraphQL type of the entity, the field of the object that contains the count (null if the
 * entity itself contains the count), and the names of the fields with the total and its revision.
 */
const counted = {
  comments: {
    type: 'Post',
    part: null,
    total: 'commentCount',
    revision: 'commentRevision',
    fragment: CommentCount_PostFragmentDoc,
  },
  replies: {
    type: 'Comment',
    part: null,
    total: 'replyCount',
    revision: 'replyRevision',
    fragment: ReplyCount_CommentFragmentDoc,
  },
  postReactions: {
    type: 'Post',
    part: 'reactions',
    total: 'total',
    revision: 'revision',
    fragment: ReactionCount_TargetFragmentDoc,
  },
  commentReactions: {
    type: 'Comment',
    part: 'reactions',
    total: 'total',
    revision: 'revision',
    fragment: ReactionCount_TargetFragmentDoc,
  },
} as const;

type Name = keyof typeof counted;
const names: readonly Name[] = ['comments', 'replies', 'postReactions', 'commentReactions'];
type Fields = Record<string, unknown>;

/** A change of a count: a difference or the new total. `isHere` is true if the page already shows the difference. */
type Change = { difference: number; isHere: boolean } | { total: number };

/**
 * The changes that arrived as events and that are not yet included in an answer of the server. The outer key identifies
 * the count; the inner key is the revision. The last counts that had a change are kept, and the last changes of each.
 */
const told = new WeakMap<ApolloCache, Map<string, Map<number, Change>>>();
const MAX_TOLD = 500;

/**
 * Applies a change from an event to a cached count. By its revision, skips an event that was already applied or that is
 * already included in an answer or in a later total.
 * @param change the change of the entity `id`. Its `revision` is null if the platform is older; then the change is
 * applied unless `isHere` is true
 */
export function countChange(cache: ApolloCache, name: Name, id: string, change: Change & { revision: number | null }) {
  const known = read(cache, name, id);
  if (!known) return;
  const { revision } = change;
  const isTotal = 'total' in change;
  if (known.revision === null || revision === null) {
    if (isTotal || !change.isHere) write(cache, name, id, after(known.total, change));
    return;
  }
  const later = laterThan(cache, name, id, known.revision);
  if (revision <= known.revision || later.has(revision)) return;
  if (isTotal) {
    if ([...later.keys()].some((each) => each > revision)) return;
    later.clear();
  }
  later.set(revision, change);
  keep(cache, name, id, later);
  write(cache, name, id, after(known.total, change));
}

function after(total: number, change: Change) {
  return 'total' in change ? change.total : total + change.difference;
}

/**
 * Creates a link that keeps counts from going back to older values, because answers may arrive in another order than
 * the server computed them. If the count in an answer is older than the cached count, the link replaces it by the
 * cached count. If the answer's count is newer, the link adds the changes from later events to it.
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
  for (const name of names) Object.assign(fields, newestCount(cache, name, fields));
  return fields;
}

function newestCount(cache: ApolloCache, name: Name, fields: Fields): Fields | undefined {
  const kind = counted[name];
  const { __typename: type, id } = fields;
  if (type !== kind.type || typeof id !== 'string') return undefined;
  const answered = countIn(name, fields);
  const known = read(cache, name, id);
  if (answered?.revision == null || known?.revision == null) return undefined;

  // If the count in this answer is outdated, so are the fields next to it, such as the viewer's own reaction. Replace
  // all of them by the newer values in the cache.
  if (answered.revision < known.revision) return partly(name, answered.held, known.held);
  const later = laterThan(cache, name, id, answered.revision);
  return partly(name, answered.held, { [kind.total]: [...later.values()].reduce(after, answered.total) });
}

/**
 * Returns the changes of a count after a revision. Forgets the earlier changes, because every later answer includes
 * them.
 */
function laterThan(cache: ApolloCache, name: Name, id: string, revision: number) {
  const known = told.get(cache)?.get(`${name}:${id}`) ?? [];
  const later = new Map([...known].filter(([each]) => each > revision));
  keep(cache, name, id, later);
  return later;
}

function keep(cache: ApolloCache, name: Name, id: string, later: Map<number, Change>) {
  const ofCache = told.get(cache) ?? new Map<string, Map<number, Change>>();
  told.set(cache, ofCache);
  const key = `${name}:${id}`;
  ofCache.delete(key);
  if (later.size > 0) ofCache.set(key, later);
  dropOldest(ofCache);
  dropOldest(later);
}

function dropOldest(map: Map<unknown, unknown>) {
  for (const key of map.keys()) if (map.size > MAX_TOLD) map.delete(key);
}

function read(cache: ApolloCache, name: Name, id: string) {
  const { type, fragment } = counted[name];
  const known: unknown = cache.readFragment({ id: cache.identify({ __typename: type, id }), fragment });
  return isFields(known) ? countIn(name, known) : undefined;
}

/** @returns the count, its revision and the object `held` that contains both */
function countIn(name: Name, fields: Fields) {
  const kind = counted[name];
  const held = kind.part === null ? fields : fields[kind.part];
  if (!isFields(held)) return undefined;
  const [total, revision] = [held[kind.total], held[kind.revision]];
  return typeof total === 'number'
    ? { held, total, revision: typeof revision === 'number' ? revision : null }
    : undefined;
}

/**
 * Returns the fields with which to overwrite the entity, so that its object `held` gets the values that `changed`
 * contains.
 */
function partly(name: Name, held: Fields, changed: Fields): Fields {
  const { part } = counted[name];
  return part === null ? changed : { [part]: { ...held, ...changed } };
}

function write(cache: ApolloCache, name: Name, id: string, total: number) {
  const kind = counted[name];
  cache.modify<Fields>({
    id: cache.identify({ __typename: kind.type, id }),
    fields:
      kind.part === null
        ? { [kind.total]: () => total }
        : { [kind.part]: (held: unknown) => (isFields(held) ? { ...held, [kind.total]: total } : held) },
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
