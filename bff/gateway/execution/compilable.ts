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
 * Returns the weight of an operation in the compiler's cache: the number of selections for which graphql-jit generates
 * code. The selections of a fragment count at each of its spreads, unless its type condition excludes the object type.
 * Selections on an interface or union count for each possible object type.
 * @returns undefined if the weight exceeds `most`, or if graphql-jit would execute the operation differently from
 * graphql-js
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
      if (weight > most) return;
      if (selection.kind === Kind.FIELD) {
        weight += 1;
        const key = (selection.alias ?? selection.name).value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
        continue;
      }
      const spread = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = spread?.typeCondition && schema.getType(spread.typeCondition.name.value);
      const applies =
        !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
      if (!spread || !applies) continue;
      weight += 1;
      gather(type, spread.selectionSet, fields);
    }
  }

  const root = schema.getRootType(operation.operation);
  if (root) weighObject(root, [operation.selectionSet]);
  return weight <= most ? weight : undefined;
}

/**
 * Returns whether graphql-jit executes the document correctly. graphql-jit compiles a document to JavaScript, and
 * handles these cases wrongly, so graphql-js has to execute them:
 * - string literals as arguments: a crafted string becomes code that runs;
 * - a nullable variable for a non-null argument: graphql-jit accepts null;
 * - list and object literals, where graphql-jit treats an absent variable as null, and literals of our own scalars;
 * - `@skip` and `@include`: graphql-jit confuses them if a fragment is spread at several places;
 * - variables with the name of an inherited property, and response names with `_`, its separator in paths;
 * - introspection;
 * - several mutations: graphql-jit runs the next mutation even if the previous one has failed.
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

/**
 * @param known true if the argument's type is an enum or a built-in scalar, because graphql-js itself can parse
 * literals of these types
 */
function isPlainValue({ kind }: ValueNode, known: boolean) {
  if (kind === Kind.VARIABLE || kind === Kind.NULL) return true;
  return known && (kind === Kind.INT || kind === Kind.FLOAT || kind === Kind.BOOLEAN || kind === Kind.ENUM);
}
