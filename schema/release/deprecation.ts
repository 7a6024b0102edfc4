import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** An example of the format that each `@deprecated(reason:)` of the schema must have. */
export const REASON_EXAMPLE =
  'Since 2026-11-26: use `Post.author`. Goes after 2027-02-26. (Or: Since …: nothing replaces it. Goes after ….)';

const reasonForm =
  /^Since (\d{4}-\d{2}-\d{2}): (?:use `([A-Za-z]\w*(?:\.\w+)?)`|nothing replaces it)\. Goes after (\d{4}-\d{2}-\d{2})\.$/;

/**
 * Parses the reason of a deprecated part. Its dates have the format YYYY-MM-DD.
 * @returns undefined if the reason does not have the required format
 */
export function readReason(reason: string) {
  const [, since, replacement, goesAfter] = reasonForm.exec(reason) ?? [];
  if (since === undefined || goesAfter === undefined || !isDay(since) || !isDay(goesAfter)) return undefined;
  return { since, replacement, goesAfter };
}

/**
 * Returns an error message for each deprecated part whose reason is malformed or recommends a replacement that the
 * schema does not have.
 */
export function reasonProblems(schema: GraphQLSchema) {
  return deprecatedParts(schema).flatMap(({ name, type, reason }) => {
    const read = readReason(reason);
    if (!read) return [`${name}: "${reason}" is not of the form: ${REASON_EXAMPLE}`];
    if (read.goesAfter <= read.since) return [`${name} goes before it is deprecated.`];
    if (read.replacement === undefined || isThere(schema, type, read.replacement)) return [];
    return [`${name} names \`${read.replacement}\`, which the schema does not have.`];
  });
}

function isThere(schema: GraphQLSchema, type: GraphQLNamedType, replacement: string) {
  const [first = '', second] = replacement.split('.');
  if (second !== undefined) return hasMember(schema.getType(first), second);
  return schema.getType(first) !== undefined || hasMember(type, first);
}

function hasMember(type: GraphQLNamedType | undefined, name: string) {
  if (isEnumType(type)) return type.getValue(name) !== undefined;
  return (
    (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) && Object.hasOwn(type.getFields(), name)
  );
}

interface DeprecatedPart {
  /** The schema coordinate, such as 'Post.author' or 'Query.post(id:)'. */
  name: string;
  type: GraphQLNamedType;
  reason: string;
}

function deprecatedParts(schema: GraphQLSchema): DeprecatedPart[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    membersOf(type).flatMap(({ name, deprecationReason: reason }) =>
      reason == null ? [] : [{ name: `${type.name}.${name}`, type, reason }],
    ),
  );
}

function membersOf(type: GraphQLNamedType): { name: string; deprecationReason?: string | null | undefined }[] {
  if (isEnumType(type)) return [...type.getValues()];
  if (isInputObjectType(type)) return Object.values(type.getFields());
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    field,
    ...field.args.map(({ name, deprecationReason }) => ({ name: `${field.name}(${name}:)`, deprecationReason })),
  ]);
}

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
