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
  /**
   * For a field or an argument: the GraphQL type. For a named type: the kind of type, such as 'Enum'. For an enum
   * value: ''.
   */
  type: string;
  reason: string | undefined;
}

/** A field of an object type, an interface or an input type. */
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
  /** Parts of the schema whose type has changed, such as 'Query.post: Post! → Post'. */
  changed: string[];
}

/**
 * Compares the present schema with the released one. If the release already marked a part as deprecated, the part may
 * be removed after the date in its deprecation reason, together with the types that only such parts use.
 * @param today YYYY-MM-DD
 * @returns graphql-js's descriptions of the changes that break clients of the release, and of those that may surprise
 * clients
 */
export function compareWithRelease(releasedSdl: string, present: GraphQLSchema, today: string) {
  const kept = withoutExpired(releasedSdl, today);
  return {
    breaking: findBreakingChanges(kept, present).map(({ description }) => description),
    dangerous: findDangerousChanges(kept, present).map(({ description }) => description),
  };
}

/** Removes the deprecated parts whose removal date has passed, and the types that only those parts use. */
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

/** Returns the names of all types that queries, mutations and subscriptions can reach. */
function usedTypes(schema: GraphQLSchema) {
  const used = new Set<string>();
  const waiting: GraphQLNamedType[] = [];
  const reach = (type: GraphQLNamedType | null | undefined) => {
    if (!type || used.has(type.name)) return;
    used.add(type.name);
    waiting.push(type);
  };
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].forEach(reach);
  // `reach` adds types to `waiting` during the loop, which then visits those too.
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

/**
 * Lists all changes from the released schema to the present one for the changelog, sorted by the name of the changed
 * part.
 */
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

/** Returns the schema coordinates of the outer parts of a part: 'Query' and 'Query.post' for 'Query.post(id:)'. */
function outersOf(name: string) {
  return [name.indexOf('.'), name.indexOf('(')].filter((end) => end !== -1).map((end) => name.slice(0, end));
}

/**
 * Returns all types, fields, arguments and enum values of a schema, keyed by schema coordinate. Excludes introspection
 * types and the built-in scalars.
 */
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
