import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { isRecord } from '../is-record.ts';

/**
 * Defines which documents the gateway executes: any; any, and counts at /metrics which of them it knows; or only those
 * of the manifests.
 */
export type DocumentsMode = 'any' | 'prefer' | 'only';

/** The forms of a document: the hash or the text of a known one, a text that no manifest has, or a hash of none. */
type Sent = 'hash' | 'text' | 'unknown_text' | 'unknown_hash';

const manifest = z.record(z.string(), z.string());

interface Parts {
  mode: DocumentsMode;
  /** The texts of documents by the SHA-256 of the text, in hex. */
  documents: ReadonlyMap<string, string>;
  count: (sent: Sent) => void;
}

type Admitted<Query> = { query: Query | string } | { error: GraphQLError };

/**
 * Finds the documents that clients name by hash, as Apollo's persisted queries do (`extensions.persistedQuery`), and
 * refuses unknown ones in mode `only`. A hash never registers a text, so a stranger cannot fill the manifests.
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
    /** Returns the text to execute for a query and the extensions of its request, or the error to answer. */
    admit,

    /** Returns a request's JSON with the text to execute, or the error to answer. Leaves invalid requests to Apollo. */
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

    /** Does the same for the search of a GET request. */
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
 * Reads the manifests: the build's, and those of the last releases in `schema/documents`, because their pages may still
 * be open.
 * @param built the build's file; without a build there is none
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

/** The message and the code by which every client of Apollo sends the text next. */
function notFound() {
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}

function untrusted() {
  return new GraphQLError('A Brasa tem uma nova versão. Atualize para continuar.', {
    extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
  });
}
