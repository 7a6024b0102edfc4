import { readdirSync, readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { buildSchema, isObjectType } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSdl } from '../../schema/sdl.ts';
import { MAX_LOADED } from '../../web/apollo/boundedList.ts';
import { createCache } from '../../web/apollo/cache.ts';
import { createCacheBounds } from '../../web/apollo/cacheBounds.ts';

const TOTAL = 400;
const PAGE = 20;

/** The lists that the cache keeps whole, each with the reason. */
const whole: Record<string, string> = {
  'Comment.replies': 'no query of the app requests a further page',
  'Conversation.messages': 'every page is a field of its own (pagedConnection.ts), and the chat has no hollow rows',
};

const lists = Object.values(buildSchema(readSdl()).getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })))
  .filter(({ field }) => /Connection!?$/.test(String(field.type)))
  .map(({ type, field }) => ({ name: `${type}.${field.name}`, type, field: field.name }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type List = { edges: { cursor: string; node: { id: string } | null }[] };

function open(type: string, field: string) {
  const cache = createCache();
  createCacheBounds(new ApolloClient({ cache, link: ApolloLink.empty() }));
  const isNested = type !== 'Query';
  const list = `list: ${field}(after: $after) { edges { cursor node { id } } pageInfo { endCursor hasNextPage } }`;
  const query = gql(`query List($after: String) { ${isNested ? `holder { id ${list} }` : list} }`);
  return {
    /** Writes the page of rows that begins at this index. */
    load: (start: number) => {
      const edges = Array.from({ length: PAGE }, (_, index) => ({
        __typename: 'Edge',
        cursor: `at-${start + index}`,
        node: { __typename: 'Node', id: String(start + index) },
      }));
      const pageInfo = { __typename: 'PageInfo', endCursor: edges.at(-1)?.cursor, hasNextPage: start + PAGE < TOTAL };
      const connection = { __typename: 'Connection', edges, pageInfo };
      const data = isNested ? { holder: { __typename: type, id: '1', list: connection } } : { list: connection };
      cache.writeQuery({ query, variables: { after: start > 0 ? `at-${start - 1}` : undefined }, data });
      vi.runAllTimers();
    },
    read: () => {
      const data = cache.readQuery<{ list?: List; holder?: { list: List } }>({ query }, true);
      return (data?.list ?? data?.holder?.list)?.edges ?? [];
    },
    nodes: () => Object.keys(cache.extract()).filter((id) => id.startsWith('Node:')).length,
  };
}

it('each list that the cache keeps whole exists in the schema', () => {
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(whole)));
});

/** Returns the names of the lists that a page of the app loads further while the viewer scrolls. */
function scrolledLists() {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' });
  const textsOf = (ending: RegExp) =>
    files.filter((name) => ending.test(name)).map((name) => readFileSync(`web/${name}`, 'utf8'));
  const queries = textsOf(/\.graphql$/).flatMap((text) => text.split(/^(?=query )/m));
  return textsOf(/(?<!generated.*)\.tsx?$/)
    .filter((text) => /usePages\(|\/PeopleList\.tsx/.test(text))
    .flatMap((text) => [...text.matchAll(/\buse(\w+)Query\(/g)].map(([, name]) => name))
    .flatMap((name) => queries.filter((query) => query.startsWith(`query ${name}(`)))
    .flatMap((query) => /(\w+)\([^)]*after: \$after/.exec(query)?.[1] ?? []);
}

it('no list that grows while the viewer scrolls is kept whole', () => {
  const scrolled = scrolledLists();
  expect(scrolled).toEqual(
    expect.arrayContaining(['communityFeed', 'discover', 'discoverPosts', 'feed', 'payments', 'posts']),
  );
  const kept = Object.keys(whole).filter((name) => scrolled.includes(name.split('.')[1] ?? ''));
  expect(kept).toEqual([]);
});

it('no query of the app requests a further page of replies by the field of the comment', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' });
  const queries = files.filter((name) => name.endsWith('.graphql')).map((name) => readFileSync(`web/${name}`, 'utf8'));
  expect(queries.filter((text) => /\breplies\b/.test(text))).toEqual([]);
});

describe.each(lists.filter(({ name }) => !(name in whole)))('the cached list $name', ({ type, field }) => {
  it('keeps at most 150 rows loaded, and the cursors of the others', () => {
    const { load, read, nodes } = open(type, field);
    for (let start = 0; start < TOTAL; start += PAGE) load(start);
    expect(nodes()).toBeLessThanOrEqual(MAX_LOADED);
    expect(read().map(({ cursor }) => cursor)).toEqual(Array.from({ length: TOTAL }, (_, index) => `at-${index}`));
  });
});
