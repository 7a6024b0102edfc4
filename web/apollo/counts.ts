import { ApolloLink, type ApolloCache } from '@apollo/client';
import { map } from 'rxjs';
import {
  CommentCount_PostFragmentDoc,
  ReactionCount_TargetFragmentDoc,
  ReplyCount_CommentFragmentDoc,
} from './generated/counts.ts';

/** What counts, in which part of it if not in itself, and which field says at which revision it was counted. */
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

/** By how much a count changed, and whether that shows on the page already; or what it is now. */
type Change = { difference: number; isHere: boolean } | { total: number };

/** What each revision made of a count, of the changes that events have told and no answer has had yet. */
const told = new WeakMap<ApolloCache, Map<string, Map<number, Change>>>();

/**
 * Counts a change that an event tells: once, and not where the count was answered with it, or told of later.
 * @param change of the thing `id`; its revision is null from a platform that does not say it, and `isHere` counts then
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
  write(cache, name, id, after(known.total, change));
}

function after(total: number, change: Change) {
  return 'total' in change ? change.total : total + change.difference;
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

  // What is answered with a count, as whether the viewer is in it, is as old as that.
  if (answered.revision < known.revision) return partly(name, answered.held, known.held);
  const later = laterThan(cache, name, id, answered.revision);
  return partly(name, answered.held, { [kind.total]: [...later.values()].reduce(after, answered.total) });
}

/** What was told of a count since a revision; what came before is in every answer from now on. */
function laterThan(cache: ApolloCache, name: Name, id: string, revision: number) {
  const ofCache = told.get(cache) ?? new Map<string, Map<number, Change>>();
  told.set(cache, ofCache);
  const key = `${name}:${id}`;
  const later = new Map([...(ofCache.get(key) ?? [])].filter(([each]) => each > revision));
  ofCache.set(key, later);
  return later;
}

function read(cache: ApolloCache, name: Name, id: string) {
  const { type, fragment } = counted[name];
  const known: unknown = cache.readFragment({ id: cache.identify({ __typename: type, id }), fragment });
  return isFields(known) ? countIn(name, known) : undefined;
}

/** @returns a count, and the fields among which it is held */
function countIn(name: Name, fields: Fields) {
  const kind = counted[name];
  const held = kind.part === null ? fields : fields[kind.part];
  if (!isFields(held)) return undefined;
  const [total, revision] = [held[kind.total], held[kind.revision]];
  return typeof total === 'number'
    ? { held, total, revision: typeof revision === 'number' ? revision : null }
    : undefined;
}

/** The fields of what counts that change when some of those do among which its count is held. */
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
