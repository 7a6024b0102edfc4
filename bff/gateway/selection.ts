import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Returns whether the operation selects none but these fields of the object that the resolver returns. */
export function selectsOnly({ fieldNodes, fragments }: GraphQLResolveInfo, names: ReadonlySet<string>) {
  const isWithin = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return names.has(selection.name.value);
      const { selectionSet } =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : (fragments[selection.name.value] ?? {});
      return selectionSet !== undefined && isWithin(selectionSet);
    });
  return fieldNodes.every(({ selectionSet }) => selectionSet !== undefined && isWithin(selectionSet));
}
