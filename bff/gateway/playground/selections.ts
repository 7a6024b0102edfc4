import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** An operation with its variables and with the fragments that it may spread. */
export interface Selecting {
  definition: OperationDefinitionNode;
  fragments: Fragments;
  variables: Readonly<Record<string, unknown>>;
}

/** The selections of one object in the response, and all that is needed to read them. */
interface Selected {
  of: Selecting;
  sets: readonly SelectionSetNode[];
}

/**
 * Returns whether the response to `other` contains everything that the response to `sought` contains: under the same
 * names, with the same arguments, for each possible type of an object. Both must have the same root fields.
 */
export function isAnsweredBy(sought: Selecting, other: Selecting, schema: GraphQLSchema) {
  const root = schema.getRootType(sought.definition.operation);
  if (!root || sought.definition.operation !== other.definition.operation) return false;
  const part = { of: sought, sets: [sought.definition.selectionSet] };
  const whole = { of: other, sets: [other.definition.selectionSet] };
  return (
    fieldsOf(part, root, schema).size === fieldsOf(whole, root, schema).size && contains(whole, part, root, schema)
  );
}

function contains(whole: Selected, part: Selected, type: GraphQLNamedType, schema: GraphQLSchema): boolean {
  const objects = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
  return objects.every((object) => {
    const given = fieldsOf(whole, object, schema);
    return [...fieldsOf(part, object, schema)].every(([name, wanted]) => {
      // Apollo Client adds this field to each object.
      if (name === '__typename') return true;
      const found = given.get(name) ?? [];
      const field = wanted[0] && object.getFields()[wanted[0].name.value];
      if (!field || callOf(found[0], whole.of) !== callOf(wanted[0], part.of)) return false;
      return contains(below(whole, found), below(part, wanted), getNamedType(field.type), schema);
    });
  });
}

/** Collects the fields that the selections take from an object of this type, by their names in the response. */
function fieldsOf({ of, sets }: Selected, type: GraphQLObjectType, schema: GraphQLSchema) {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const each of selections) {
      if (each.kind === Kind.FIELD) {
        const name = (each.alias ?? each.name).value;
        fields.set(name, [...(fields.get(name) ?? []), each]);
      } else if (each.kind === Kind.INLINE_FRAGMENT) {
        if (isFor(each.typeCondition?.name.value, type, schema)) collect(each.selectionSet);
      } else if (!spread.has(each.name.value)) {
        spread.add(each.name.value);
        const fragment = of.fragments.get(each.name.value);
        if (fragment && isFor(fragment.typeCondition.name.value, type, schema)) collect(fragment.selectionSet);
      }
    }
  };
  sets.forEach(collect);
  return fields;
}

function isFor(condition: string | undefined, type: GraphQLObjectType, schema: GraphQLSchema) {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}

/** Returns the field's name with the values of its arguments. An argument without a value is left out. */
function callOf(field: FieldNode | undefined, { definition, variables }: Selecting) {
  if (!field) return undefined;
  const defaults = (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const values = { ...Object.fromEntries(defaults), ...variables };
  const args = (field.arguments ?? []).map(
    ({ name, value }) => [name.value, valueFromASTUntyped(value, values)] as const,
  );
  const sorted = args.toSorted(([one], [two]) => one.localeCompare(two));
  return `${field.name.value}${JSON.stringify(Object.fromEntries(sorted))}`;
}

function below({ of }: Selected, fields: readonly FieldNode[]): Selected {
  return { of, sets: fields.flatMap(({ selectionSet }) => selectionSet ?? []) };
}
