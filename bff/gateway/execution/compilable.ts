import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isNonNullType,
  isSpecifiedScalarType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/**
 * What compiling an operation takes, in selections that graphql-jit writes code for: each fragment wherever it is
 * spread, each abstract type once for every type of it.
 * @returns undefined when that is more than `most`, or when it is not executed as graphql-js does.
 */
export function weigh(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  most: number,
): number | undefined {
  if (!isPlain(schema, document, operation)) return undefined;
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  let weight = 0;

  function weighObject(type: GraphQLObjectType, selectionSets: SelectionSetNode[]) {
    const fields = new Map<string, FieldNode[]>();
    for (const selectionSet of selectionSets) gather(type, selectionSet, fields);
    for (const nodes of fields.values()) {
      const field = nodes[0] && type.getFields()[nodes[0].name.value];
      const fieldType = field && getNamedType(field.type);
      if (!isCompositeType(fieldType)) continue;

      const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const possible = isAbstractType(fieldType) ? schema.getPossibleTypes(fieldType) : [fieldType];
      for (const each of possible) {
        if (weight > most) return;
        weighObject(each, inner);
      }
    }
  }

  function gather(type: GraphQLObjectType, { selections }: SelectionSetNode, fields: Map<string, FieldNode[]>) {
    for (const selection of selections) {
      weight += 1;
      if (weight > most) return;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      const spread = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = spread?.typeCondition && schema.getType(spread.typeCondition.name.value);
      const applies =
        !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
      if (spread && applies) gather(type, spread.selectionSet, fields);
    }
  }

  const root = schema.getRootType(operation.operation);
  if (root) weighObject(root, [operation.selectionSet]);
  return weight <= most ? weight : undefined;
}

/**
 * graphql-jit writes a document into the source of a function. What it gets wrong on the way is graphql-js' to execute:
 * - strings as arguments: there is one that it writes down as code, to be run;
 * - a variable that may be null where an argument may not: it lets the null through;
 * - lists and objects as arguments, where it takes an absent variable for null, and scalars of our own;
 * - `@skip` and `@include`, which it mixes up between the places where one fragment is spread;
 * - variables called as what every object inherits, and answered names with `_`, with which it joins paths;
 * - introspection;
 * - several mutations: it does the next one although one has failed.
 */
function isPlain(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const { selections } = operation.selectionSet;
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  if (isMutation && (selections.length > 1 || selections[0]?.kind !== Kind.FIELD)) return false;

  const neverNull = new Set(
    operation.variableDefinitions?.flatMap(({ type, variable }) =>
      type.kind === Kind.NON_NULL_TYPE ? variable.name.value : [],
    ),
  );
  let plain = true;
  const require = (isRight: boolean) => {
    plain &&= isRight;
  };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: () => require(false),
      Variable: ({ name }) => require(!(name.value in Object.prototype)),
      Field: (node) => require(isPlainName(node)),
      Argument({ value }) {
        const argument = types.getArgument();
        const type = argument && getNamedType(argument.type);
        if (value.kind === Kind.VARIABLE && isNonNullType(argument?.type)) require(neverNull.has(value.name.value));
        require(isPlainValue(value, type != null && (isEnumType(type) || isSpecifiedScalarType(type))));
      },
    }),
  );
  return plain;
}

function isPlainName({ name, alias }: FieldNode) {
  if (name.value.startsWith('__') && name.value !== '__typename') return false;
  return alias ? !alias.value.includes('_') : name.value === '__typename' || !name.value.includes('_');
}

/** @param known whether graphql-js itself reads what is given for it: no scalar of our own does */
function isPlainValue({ kind }: ValueNode, known: boolean) {
  if (kind === Kind.VARIABLE || kind === Kind.NULL) return true;
  return known && (kind === Kind.INT || kind === Kind.FLOAT || kind === Kind.BOOLEAN || kind === Kind.ENUM);
}
