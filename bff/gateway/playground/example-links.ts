import {
  buildClientSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { z } from 'zod';
import type { Collection } from './collection.ts';

const PREFIX = '#example=';
const described = z.looseObject({ name: z.string(), description: z.string().nullish() });
const introspection = z.looseObject({
  data: z.looseObject({
    __schema: z.looseObject({
      types: z.array(z.looseObject({ name: z.string(), fields: z.array(described).nullish() })),
    }),
  }),
});

/** Returns the URL fragment that opens the example on the playground's page. */
export function linkTo(id: string) {
  return PREFIX + id;
}

/** Returns the id of the example in a URL fragment. If the id cannot be decoded, returns it undecoded. */
export function exampleIn(hash: string) {
  if (!hash.startsWith(PREFIX)) return undefined;
  const id = hash.slice(PREFIX.length);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Returns the id of an example for each field; the key is `Type.field`. A root field gets the example with its own
 * name. Any other field gets the first example that selects it.
 */
export function examplesByField(schema: GraphQLSchema, collection: Collection): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, document } of collection.values()) {
    const info = new TypeInfo(schema);
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field({ name: { value: name } }) {
          const type = getNamedType(info.getParentType());
          if (!isObjectType(type) && !isInterfaceType(type)) return;
          const types = isInterfaceType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
          const isOwn = id.endsWith(`/${name}`);
          for (const { name: parent } of types) {
            const key = `${parent}.${name}`;
            if (!found.has(key) || (isOwn && isRoot(schema, parent))) found.set(key, id);
          }
        },
      }),
    );
  }
  return found;
}

/**
 * Adds a link to an example to each field's description in the response to an introspection query. GraphiQL shows the
 * descriptions in its docs pane, and the editor shows them as help. Returns any other response unchanged.
 * @param page the address of the playground's page, because the editor follows only links with an address
 */
export function withExampleLinks(answer: unknown, collection: Collection, page: string): unknown {
  const read = introspection.safeParse(answer);
  if (!read.success || !isIntrospection(read.data.data)) return answer;
  const examples = examplesByField(buildClientSchema(read.data.data), collection);
  for (const type of read.data.data.__schema.types) {
    for (const field of type.fields ?? []) {
      const id = examples.get(`${type.name}.${field.name}`);
      if (id === undefined) continue;
      field.description = [field.description, `[Example: ${id}](${page}${linkTo(id)})`].filter(Boolean).join('\n\n');
    }
  }
  return read.data;
}

function isRoot(schema: GraphQLSchema, name: string) {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (type) => type?.name === name,
  );
}

/**
 * Checks only for `__schema`: the gateway answers GraphiQL's introspection query either completely or with an error.
 */
function isIntrospection(data: object): data is IntrospectionQuery {
  return '__schema' in data;
}
