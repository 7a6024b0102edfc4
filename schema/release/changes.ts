import {
  buildASTSchema,
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  getDirectiveValues,
  getNamedType,
  GraphQLDeprecatedDirective,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { readReason } from './deprecation.ts';

interface Part {
  /** The type of a field, an argument or an input field; the kind of a named type; empty for the value of an enum. */
  type: string;
  reason: string | undefined;
}

/** A field of an object, an interface or an input. */
interface Field {
  name: string;
  type: GraphQLType;
  deprecationReason: string | null | undefined;
  args?: readonly GraphQLArgument[];
}

export interface SchemaChanges {
  added: string[];
  deprecated: string[];
  removed: string[];
  /** Parts whose type is another one, such as 'Query.post: Post! → Post'. */
  changed: string[];
}

/**
 * Compares the present schema with the released one. A part that was released as deprecated may go once its date has
 * passed, with the types that only such parts use.
 * @param today YYYY-MM-DD
 * @returns the changes that break a client of the release, and those that may surprise one, in graphql-js' words
 */
export function compareWithRelease(releasedSdl: string, present: GraphQLSchema, today: string) {
  const kept = withoutExpired(releasedSdl, today);
  return {
    breaking: findBreakingChanges(kept, present).map(({ description }) => description),
    dangerous: findDangerousChanges(kept, present).map(({ description }) => description),
  };
}

/** Drops the deprecated parts whose date has passed, and the types that they alone use. */
function withoutExpired(sdl: string, today: string) {
  const released = parse(sdl);
  const isExpired = (node: { directives?: DocumentNode['definitions'][number]['directives'] }) => {
    const reason = getDirectiveValues(GraphQLDeprecatedDirective, node)?.['reason'];
    const read = typeof reason === 'string' ? readReason(reason) : undefined;
    return read !== undefined && read.goesAfter < today;
  };
  const dropExpired = (node: Parameters<typeof isExpired>[0]) => (isExpired(node) ? null : undefined);
  const kept = visit(released, {
    FieldDefinition: { enter: dropExpired },
    InputValueDefinition: { enter: dropExpired },
    EnumValueDefinition: { enter: dropExpired },
  });
  const usedBefore = usedTypes(buildASTSchema(released));
  const usedNow = usedTypes(buildASTSchema(kept, { assumeValid: true }));
  const isKept = (name: string) => usedNow.has(name) || !usedBefore.has(name);
  const definitions = kept.definitions
    .filter((node) => !('name' in node) || node.kind === Kind.DIRECTIVE_DEFINITION || isKept(node.name?.value ?? ''))
    .map((node) =>
      node.kind === Kind.UNION_TYPE_DEFINITION
        ? { ...node, types: node.types?.filter(({ name }) => isKept(name.value)) }
        : node,
    );
  return buildASTSchema({ ...kept, definitions }, { assumeValid: true });
}

/** Returns the names of the types that an operation can reach. */
function usedTypes(schema: GraphQLSchema) {
  const used = new Set<string>();
  const waiting: GraphQLNamedType[] = [];
  const reach = (type: GraphQLNamedType | null | undefined) => {
    if (!type || used.has(type.name)) return;
    used.add(type.name);
    waiting.push(type);
  };
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].forEach(reach);
  // The loop also visits the types that it adds.
  for (const type of waiting) {
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(reach);
    if (isObjectType(type) || isInterfaceType(type)) {
      type.getInterfaces().forEach(reach);
      for (const { type: own, args } of Object.values(type.getFields())) {
        reach(getNamedType(own));
        for (const argument of args) reach(getNamedType(argument.type));
      }
    }
    if (isInputObjectType(type)) for (const { type: own } of Object.values(type.getFields())) reach(getNamedType(own));
  }
  return used;
}

/** Lists all changes between two schemas, sorted by name, for people to read. */
export function listChanges(releasedSdl: string | undefined, present: GraphQLSchema): SchemaChanges {
  if (releasedSdl === undefined) return { added: [], deprecated: [], removed: [], changed: [] };
  const now = partsOf(present);
  const before = partsOf(buildSchema(releasedSdl));
  const onlyIn = (parts: Map<string, Part>, others: Map<string, Part>) =>
    [...parts.keys()].filter((name) => !others.has(name) && outersOf(name).every((outer) => others.has(outer))).sort();
  const inBoth = [...now]
    .flatMap(([name, part]) => {
      const old = before.get(name);
      return old ? [{ name, part, old }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    added: onlyIn(now, before),
    removed: onlyIn(before, now),
    deprecated: inBoth
      .filter(({ part, old }) => part.reason !== undefined && part.reason !== old.reason)
      .map(({ name, part }) => `${name}: ${part.reason ?? ''}`),
    changed: inBoth
      .filter(({ part, old }) => part.type !== old.type)
      .map(({ name, part, old }) => `${name}: ${old.type} → ${part.type}`),
  };
}

/** Returns the parts that hold this one: 'Query' and 'Query.post' for 'Query.post(id:)'. */
function outersOf(name: string) {
  return [name.indexOf('.'), name.indexOf('(')].filter((end) => end !== -1).map((end) => name.slice(0, end));
}

/** Returns the named parts of a schema by schema coordinate, without introspection and the specified scalars. */
function partsOf(schema: GraphQLSchema) {
  const parts = new Map<string, Part>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    parts.set(type.name, { type: type.constructor.name.replace(/^GraphQL|Type$/g, ''), reason: undefined });
    if (isEnumType(type)) {
      for (const { name, deprecationReason } of type.getValues())
        parts.set(`${type.name}.${name}`, { type: '', reason: deprecationReason ?? undefined });
    }
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    const fields: Field[] = isInputObjectType(type) ? Object.values(type.getFields()) : Object.values(type.getFields());
    for (const field of fields) {
      const own = `${type.name}.${field.name}`;
      parts.set(own, { type: String(field.type), reason: field.deprecationReason ?? undefined });
      for (const argument of field.args ?? [])
        parts.set(`${own}(${argument.name}:)`, {
          type: String(argument.type),
          reason: argument.deprecationReason ?? undefined,
        });
    }
  }
  return parts;
}
