import {
  getNamedType,
  isInputObjectType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * Returns the deprecated fields, arguments, input fields and enum values that an operation uses, without duplicates.
 * Each is a schema coordinate, such as `Type.field`. Does not look into the values of variables.
 */
export function deprecatedIn(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const parts = new Set<string>();
  const types = new TypeInfo(schema);
  const own = separateOperations(document)[operation.name?.value ?? ''] ?? document;
  const add = (reason: string | null | undefined, name: string) => {
    if (reason != null) parts.add(name);
  };
  const fieldName = () => `${types.getParentType()?.name ?? ''}.${types.getFieldDef()?.name ?? ''}`;
  visit(
    own,
    visitWithTypeInfo(types, {
      Field: () => add(types.getFieldDef()?.deprecationReason, fieldName()),
      Argument: ({ name }) => add(types.getArgument()?.deprecationReason, `${fieldName()}(${name.value}:)`),
      ObjectField({ name }) {
        const parent = getNamedType(types.getParentInputType());
        if (!isInputObjectType(parent)) return;
        add(parent.getFields()[name.value]?.deprecationReason, `${parent.name}.${name.value}`);
      },
      EnumValue({ value }) {
        const type = getNamedType(types.getInputType());
        add(types.getEnumValue()?.deprecationReason, `${type?.name ?? ''}.${value}`);
      },
    }),
  );
  return [...parts];
}
