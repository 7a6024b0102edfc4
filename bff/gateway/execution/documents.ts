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
 * Documents of the socket by their text: parsed and validated once, by the rules that hold on HTTP. The same text gives
 * the same document, which is what listeners of one kind are known by.
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

/** Validated documents by the hash of their text; Apollo's own measures each by its JSON. */
export function documentStore() {
  const documents = createKept<DocumentNode>();
  return {
    get: (key: string) => Promise.resolve(documents.get(key)),
    set(key: string, document: DocumentNode) {
      // It holds on to the text that it was read from.
      documents.keep(key, document, document.loc?.source.body.length ?? 0);
      return Promise.resolve();
    },
    delete: () => Promise.resolve(false),
  };
}

/** What is kept of documents, those that were asked last, by their letters: a stranger's are not to fill the memory. */
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
