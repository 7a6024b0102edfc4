import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { compareReleases } from '../../../schema/release-names.ts';
import { isRecord } from '../is-record.ts';

/**
 * The policy for documents. 'any' executes all documents. 'prefer' also executes all documents, and counts those inside
 * and outside the manifests in /metrics. 'only' refuses documents outside the manifests. The manifests list the
 * documents of the web app's releases.
 */
export type DocumentsMode = 'any' | 'prefer' | 'only';

/**
 * The form in which a client sent a document: as hash or as text. `unknown`: the manifests of trusted documents do not
 * contain the document.
 */
type Sent = 'hash' | 'text' | 'unknown_text' | 'unknown_hash';

const manifest = z.record(z.string(), z.string());

/** A document of a manifest. */
export interface TrustedDocument {
  text: string;
  /**
   * The SDL of the schema that the document is executed with; undefined means the present schema. A release before a
   * breaking change keeps its schema.
   */
  schemaSdl?: string | undefined;
}

interface Parts {
  mode: DocumentsMode;
  /** The documents in the manifests, by hash (web/build/documents.ts). */
  documents: ReadonlyMap<string, TrustedDocument>;
  count: (sent: Sent) => void;
}

type Admitted<Query> = { query: Query | string; schemaSdl?: TrustedDocument['schemaSdl'] } | { error: GraphQLError };

type AdmittedAs<Form> = (Form & Pick<TrustedDocument, 'schemaSdl'>) | { error: GraphQLError };

/**
 * Finds the text of a document that a client sent as a hash, as in Apollo's persisted queries
 * (`extensions.persistedQuery`). In the mode `only`, refuses documents outside the manifests. Clients cannot register
 * new documents, so a stranger cannot fill the memory.
 */
export function createTrusted({ mode, documents, count }: Parts) {
  const texts = new Set(mode === 'any' ? [] : [...documents.values()].map(({ text }) => text));
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
    const known = documents.get(hash);
    if (known) {
      counted('hash');
      return { query: known.text, schemaSdl: known.schemaSdl };
    }
    if (typeof query === 'string' && query !== '') return admitText(query);
    counted('unknown_hash');
    return { error: mode === 'only' ? untrusted() : notFound() };
  }

  return {
    /**
     * Returns the document to execute for the fields `query` and `extensions` of a request, or the error for the
     * client. A document that was sent as text is executed with the present schema.
     */
    admit,

    /**
     * Replaces the hash in a request's JSON body by the text of the document. Returns the new body, or the error for
     * the client. Returns an invalid body unchanged, because Apollo reports its error.
     */
    admitBody(body: unknown): AdmittedAs<{ body: unknown }> {
      if (!isRecord(body)) return { body };
      const { extensions, ...rest } = body;
      const admitted = admit(rest['query'], extensions);
      if ('error' in admitted) return admitted;
      const { persistedQuery, ...others } = isRecord(extensions) ? extensions : {};
      if (persistedQuery === undefined) return { body };
      const isMore = Object.keys(others).length > 0;
      const { query, schemaSdl } = admitted;
      return { body: { ...rest, query, ...(isMore && { extensions: others }) }, schemaSdl };
    },

    /**
     * Replaces the hash in the query string of a GET request by the text of the document. Returns the new query string,
     * or the error for the client.
     */
    admitSearch(search: string): AdmittedAs<{ search: string }> {
      const given = new URLSearchParams(search);
      const extensions = parsed(given.get('extensions'));
      const admitted = admit(given.get('query') ?? undefined, extensions);
      if ('error' in admitted) return admitted;
      if (hashIn(extensions) === undefined || typeof admitted.query !== 'string') return { search };
      given.delete('extensions');
      given.set('query', admitted.query);
      return { search: `?${given.toString()}`, schemaSdl: admitted.schemaSdl };
    },
  };
}

export type Trusted = ReturnType<typeof createTrusted>;

/**
 * Reads the manifests, which map hashes to the texts of documents: the manifest of the build, and those of the last
 * releases in `schema/documents`, because browsers may still show pages of those releases. Beside the manifest of the
 * last release before a breaking change stands the schema of that release, for the documents of all releases up to it.
 * @param built the path of the build's manifest; undefined if there is no build
 */
export function readManifests(released: string, built: string | undefined): Map<string, TrustedDocument> {
  const names = readdirSync(released).sort((a, b) => compareReleases(nameOf(a), nameOf(b)));
  const schemas = names.filter((name) => name.endsWith('.graphql'));
  // Read the schemas now: an update in place may remove the file of one that a running gateway has not used yet.
  const texts = new Map(schemas.map((name) => [name, readFileSync(path.join(released, name), 'utf8')]));
  const documents = new Map<string, TrustedDocument>();
  const add = (file: string, schemaSdl: string | undefined) => {
    for (const [hash, text] of Object.entries(manifest.parse(JSON.parse(readFileSync(file, 'utf8')))))
      documents.set(hash, { text, schemaSdl });
  };
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const schema = schemas.find((each) => compareReleases(nameOf(each), nameOf(name)) >= 0);
    add(path.join(released, name), schema && texts.get(schema));
  }
  if (built !== undefined) add(built, undefined);
  return documents;
}

/** Returns the name of the release to which a file in `schema/documents` belongs. */
function nameOf(file: string) {
  return path.parse(file).name;
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

/** Creates the error that makes every Apollo client repeat the request with the full text of the document. */
function notFound() {
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}

function untrusted() {
  return new GraphQLError('A Brasa tem uma nova versão. Atualize para continuar.', {
    extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
  });
}
