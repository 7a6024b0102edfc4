import { InMemoryCache, type ApolloClient, type StoreObject } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind } from 'graphql';
import { boundLists } from './boundedList.ts';

/** The number of left pages whose data stays in the cache, so that a back navigation shows them immediately. */
const KEPT_PAGES = 8;

/** In ms. The delay before the cache frees the rows that a list no longer keeps. By then the new page is rendered. */
const COLLECT_DELAY_MS = 1_000;

/** A field that keeps entities in the cache: a root field such as `post(id:)`, or a list of an entity. */
type Holder = { id: string; field: string };

/**
 * Bounds a tab's cache. Otherwise the root fields and lists of every page that the viewer has opened would stay in the
 * cache, together with all their entities, and a list would keep all rows that the viewer has scrolled past.
 */
export function createCacheBounds(client: ApolloClient) {
  /** For each root field and each list: the number of the last page that has used it. */
  const lastUse = new Map<string, number>();
  let page = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (client.cache instanceof InMemoryCache) {
    boundLists(client.cache, () => {
      clearTimeout(timer);
      timer = setTimeout(collect, COLLECT_DELAY_MS);
    });
  }

  /**
   * Removes entities that nothing refers to, and the results that Apollo has cached, which would keep them in memory.
   */
  function collect() {
    if (client.cache instanceof InMemoryCache) client.cache.gc({ resetResultCache: true });
  }

  /** Records the root fields and lists that mounted components use now, or that were stored since the last call. */
  function noteUse() {
    const { cache } = client;
    if (!(cache instanceof InMemoryCache)) return [];
    const used = new Set<string>();
    for (const observable of client.getObservableQueries()) {
      const { query, variables } = observable;
      for (const field of getMainDefinition(query).selectionSet.selections) {
        if (field.kind !== Kind.FIELD) continue;
        const spec = { typename: 'Query', fieldName: field.name.value, field, variables };
        used.add(keyOf({ id: 'ROOT_QUERY', field: cache.policies.getStoreFieldName(spec) }));
      }
      addLists(cache, observable.getCurrentResult().data, used);
    }
    const holders = holdersIn(cache.extract());
    for (const key of holders.map(keyOf)) if (used.has(key) || !lastUse.has(key)) lastUse.set(key, page);
    return holders;
  }

  return {
    /** Call this when the viewer opens another page, before the components of the old page are unmounted. */
    leavePage() {
      noteUse();
      page += 1;
    },
    /** Removes the data of pages that the viewer left long ago. Never removes data that a mounted component uses. */
    evictOld() {
      const old = noteUse().filter((holder) => (lastUse.get(keyOf(holder)) ?? page) < page - KEPT_PAGES);
      if (old.length === 0) return;
      client.cache.batch({
        update(cache) {
          for (const { id, field } of old) cache.evict({ id, fieldName: field });
        },
      });
      for (const holder of old) lastUse.delete(keyOf(holder));
      collect();
    },
  };
}

function keyOf({ id, field }: Holder) {
  return `${id} ${field}`;
}

function holdersIn(store: object): Holder[] {
  return Object.entries(store).flatMap(([id, entity]: [string, object]) =>
    Object.entries(entity)
      .filter(([field, value]) => (id === 'ROOT_QUERY' ? field !== '__typename' : isList(value)))
      .map(([field]) => ({ id, field: id === 'ROOT_QUERY' ? field : nameOf(field) })),
  );
}

/** Returns the name of a stored field without its arguments. The pages of a list are kept or freed together. */
function nameOf(field: string) {
  return field.split(':', 1)[0] ?? field;
}

/** Adds the keys of all lists in a result. */
function addLists(cache: InMemoryCache, value: unknown, keys: Set<string>) {
  if (typeof value !== 'object' || value === null) return;
  const entity: StoreObject = { ...value };
  const id = cache.identify(entity);
  for (const [field, part] of Object.entries(value)) {
    if (id !== undefined && isList(part)) keys.add(keyOf({ id, field }));
    addLists(cache, part, keys);
  }
}

function isList(value: unknown) {
  return typeof value === 'object' && value !== null && 'edges' in value;
}
