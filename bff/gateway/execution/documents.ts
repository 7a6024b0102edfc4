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
 * Parses and validates the socket's documents, once per text, by the same rules as on HTTP. Returns the same document
 * for the same text: the hub groups listeners by it.
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

/** Stores validated documents by the hash of their text. Apollo's own store weighs each document by its JSON. */
export function documentStore() {
  const documents = createKept<DocumentNode>();
  return {
    get: (key: string) => Promise.resolve(documents.get(key)),
    set(key: string, document: DocumentNode) {
      // The document keeps the text that it was parsed from in memory.
      documents.keep(key, document, document.loc?.source.body.length ?? 0);
      return Promise.resolve();
    },
    delete: () => Promise.resolve(false),
  };
}

/**
 * Caches values of the documents that were used last, up to a total number of letters, so that a stranger's documents
 * cannot fill the memory.
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
