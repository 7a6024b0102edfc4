import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { limits, limitsRule } from './limits.ts';
import { Lru } from '../lru.ts';

type Read = { document: DocumentNode } | { errors: GraphQLError[] };

/**
 * Parses and validates the documents that clients send over WebSockets and event streams, by the same rules as for HTTP
 * requests. Caches the documents by text. Returns the same `DocumentNode` for the same text, because the hub groups the
 * listeners of live events by document.
 */
export function createDocuments(schema: GraphQLSchema, production: boolean) {
  const known = createKept<DocumentNode>();
  const rules = [...specifiedRules, limitsRule, ...(production ? [NoSchemaIntrospectionCustomRule] : [])];

  return {
    /** Never throws. */
    read(text: string): Read {
      const before = known.get(text);
      if (before) return { document: before };

      try {
        const document = parse(text, { maxLexicalTokens: limits.tokens });
        const errors = validate(schema, document, rules, { hideSuggestions: production });
        if (errors.length > 0) return { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
        known.keep(text, document, text.length);
        return { document };
      } catch (error) {
        const syntax = error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read.');
        return { errors: [withCode(syntax, 'GRAPHQL_PARSE_FAILED')] };
      }
    },
  };
}

export type Documents = ReturnType<typeof createDocuments>;

/**
 * Creates the cache in which Apollo stores validated documents. The key is the hash of a document's text. Apollo's own
 * cache would serialise each document to JSON to measure its size.
 */
export function documentStore() {
  const documents = createKept<DocumentNode>();
  return {
    get: (key: string) => Promise.resolve(documents.get(key)),
    set(key: string, document: DocumentNode) {
      // The weight of a document in the cache is the length of its source text, which the document keeps in memory.
      documents.keep(key, document, document.loc?.source.body.length ?? 0);
      return Promise.resolve();
    },
    delete: () => Promise.resolve(false),
  };
}

/**
 * Creates a cache of the most recently used documents, with one value per document. The total number of characters is
 * limited, so that a stranger's documents cannot fill the memory.
 */
export function createKept<Value>() {
  const values = new Lru<Value>(limits.keptDocuments);
  return {
    get: (key: string) => values.get(key),
    keep(key: string, value: Value, letters: number) {
      if (letters <= limits.keptDocument) values.set(key, value, letters + limits.ofEachDocument);
    },
  };
}

function withCode({ message, nodes, source, positions }: GraphQLError, code: string) {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}
