import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { isRecord } from '../is-record.ts';

/**
 * Defines which documents the gateway executes. 'any' and 'prefer' execute all documents, and 'prefer' counts the known
 * and unknown ones at /metrics. 'only' refuses documents that are not in a manifest.
 */
export type DocumentsMode = 'any' | 'prefer' | 'only';

/**
 * The form in which a client sent a document: the hash or the text of a document in the manifests, or a text or hash
 * that no manifest contains.
 */
type Sent = 'hash' | 'text' | 'unknown_text' | 'unknown_hash';

const manifest = z.record(z.string(), z.string());

interface Parts {
  mode: DocumentsMode;
  /** The texts of the known documents. The key is the SHA-256 of the text in hex. */
  documents: ReadonlyMap<string, string>;
  count: (sent: Sent) => void;
}

type Admitted<Query> = { query: Query | string } | { error: GraphQLError };

/**
 * Finds the documents that clients send as a hash, as in Apollo's persisted queries (`extensions.persistedQuery`). In
 * mode `only` it refuses unknown documents. A client cannot register a new text under a hash, so a stranger cannot fill
 * the memory.
 */
export function createTrusted({ mode, documents, count }: Parts) {
  const texts = new Set(mode === 'any' ? [] : documents.values());
  const counted = (sent: Sent) => {
    if (mode !== 'any') count(sent);
  };

  function admitText<Query>(query: Query): Admitted<Query> {
    if (mode === 'any' || typeof query !== 'string') return { query };
    const isKnown = texts.has(query);
    counted(isKnown ? 'text' : 'unknown_text');
    return isKnown || mode === 'prefer' ? { query } : { error: untrusted() };
  }

  function admit<Query>(query: Query, extensions: unknown): Admitted<Query> {
    const hash = hashIn(extensions);
    if (hash === undefined) return admitText(query);
    const text = documents.get(hash);
    if (text !== undefined) {
      counted('hash');
      return { query: text };
    }
    if (typeof query === 'string' && query !== '') return admitText(query);
    counted('unknown_hash');
    return { error: mode === 'only' ? untrusted() : notFound() };
  }

  return {
    /** Returns the text to execute for the `query` and the `extensions` of a request, or the error to send. */
    admit,

    /**
     * Replaces the hash by the text of its document in a request's JSON body. Returns the new body, or the error to
     * send. Leaves invalid requests to Apollo.
     */
    admitBody(body: unknown): { body: unknown } | { error: GraphQLError } {
      if (!isRecord(body)) return { body };
      const { extensions, ...rest } = body;
      const admitted = admit(rest['query'], extensions);
      if ('error' in admitted) return admitted;
      const { persistedQuery, ...others } = isRecord(extensions) ? extensions : {};
      if (persistedQuery === undefined) return { body };
      const isMore = Object.keys(others).length > 0;
      return { body: { ...rest, query: admitted.query, ...(isMore && { extensions: others }) } };
    },

    /**
     * Replaces the hash by the text of its document in the query string of a GET request. Returns the new query string,
     * or the error to send.
     */
    admitSearch(search: string): { search: string } | { error: GraphQLError } {
      const given = new URLSearchParams(search);
      const extensions = parsed(given.get('extensions'));
      const admitted = admit(given.get('query') ?? undefined, extensions);
      if ('error' in admitted) return admitted;
      if (hashIn(extensions) === undefined || typeof admitted.query !== 'string') return { search };
      given.delete('extensions');
      given.set('query', admitted.query);
      return { search: `?${given.toString()}` };
    },
  };
}

export type Trusted = ReturnType<typeof createTrusted>;

/**
 * Reads the manifests: that of the build, and those of the last releases in `schema/documents`, because browsers may
 * still show pages of those releases.
 * @param built the manifest file of the build; undefined if there is no build
 */
export function readManifests(released: string, built: string | undefined) {
  const files = [
    ...readdirSync(released)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(released, name)),
    ...(built === undefined ? [] : [built]),
  ];
  return new Map(files.flatMap((file) => Object.entries(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))))));
}

function hashIn(extensions: unknown) {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  const hash = isRecord(persisted) ? persisted['sha256Hash'] : undefined;
  return typeof hash === 'string' ? hash : undefined;
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Creates the error after which every Apollo client repeats the request with the full text. */
function notFound() {
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}

function untrusted() {
  return new GraphQLError('A Brasa tem uma nova versão. Atualize para continuar.', {
    extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
  });
}
