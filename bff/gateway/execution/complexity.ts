import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromAST,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_ACTORS, MAX_NODES, pageSize } from '../pagination.ts';

/** The cost of a request to the platform, relative to that of an object in its response. */
const ROUND_TRIP = 50;

interface Ceilings {
  depth: number;
  fields: number;
  aliases: number;
}

/** The cost of an operation, depending on its variables. Computed once per operation. */
export interface OperationPrice {
  /** The cost of everything outside pages. */
  fixed: number;
  pages: { size: PageSize; each: OperationPrice }[];
}

/** Returns the page size for variables as graphql-js coerces them. */
type PageSize = (variables: Record<string, unknown>) => number;

/** A field that costs more than an object: a root field, a page, or another list. */
export interface PricedField {
  /** The response names that lead to the field, as `feed.edges.node.comments`. */
  path: string;
  /** The sizes of the lists that it is in. */
  within: PageSize[];
  /** The price of the field with all below it, for one object that has it. */
  price: OperationPrice;
}

interface List {
  most: number;
  /** True if the whole list is requested from the platform separately for each object. */
  isAsked: boolean;
}

/** Lists without `first` that are requested from the platform for each object, or that contain such requests. */
export const wholeLists = new Map<string, List>([
  ['Community.invites', { most: pageSize(undefined), isAsked: true }],
  ['Notification.actors', { most: MAX_ACTORS, isAsked: false }],
]);

/** Lists with objects that are requested from the platform one by one, and the argument that holds their ids. */
export const listsById = new Map([['Query.nodes', 'ids']]);

export interface Shape {
  depth: number;
  fields: number;
  aliases: number;
  /** The number of times that each root field is requested, under any alias. */
  rootFields: Map<string, number>;
  price: OperationPrice;
  pricedFields: PricedField[];
}

/**
 * Measures an operation as it would be executed: fragments spread, fields of the same name merged. Stops as soon as a
 * ceiling is exceeded, so that no document takes longer than the largest allowed one. Ignores introspection.
 *
 * The price: 1 for each object, 50 for each page and each root field (a request to the platform) even if it is empty,
 * and a list's objects times its size.
 */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  most: Ceilings,
): Shape {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const shape: Shape = {
    depth: 0,
    fields: 0,
    aliases: 0,
    rootFields: new Map(),
    price: { fixed: 0, pages: [] },
    pricedFields: [],
  };
  const isOver = () => shape.depth > most.depth || shape.fields > most.fields || shape.aliases > most.aliases;

  function visit(
    type: GraphQLCompositeType,
    selections: SelectionSetNode[],
    depth: number,
    above = '',
    within: PageSize[] = [],
  ): OperationPrice {
    const price: OperationPrice = { fixed: 0, pages: [] };
    shape.depth = Math.max(shape.depth, depth);

    for (const { parent, nodes } of collect(schema, fragments, type, selections).values()) {
      if (isOver()) return price;
      const [node] = nodes;
      if (!node || node.name.value.startsWith('__')) continue;

      shape.fields += 1;
      if (node.alias && node.alias.value !== node.name.value) shape.aliases += 1;
      if (depth === 1) shape.rootFields.set(node.name.value, (shape.rootFields.get(node.name.value) ?? 0) + 1);

      const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
      if (!field) continue;
      const first = field.args.find((argument) => argument.name === 'first');
      const list = wholeLists.get(`${parent.name}.${field.name}`);
      const ids = listsById.get(`${parent.name}.${field.name}`);
      const ofIds = ids === undefined ? undefined : node.arguments?.find(({ name }) => name.value === ids);
      const size = ofIds ? lengthOf(ofIds) : first ? sizeOf(first, node.arguments ?? []) : list && (() => list.most);
      const path = above + (node.alias ?? node.name).value;
      const own: OperationPrice = { fixed: depth === 1 || first || list?.isAsked ? ROUND_TRIP : 0, pages: [] };
      if (depth === 1 || size) shape.pricedFields.push({ path, within, price: own });
      const fieldType = getNamedType(field.type);
      if (isCompositeType(fieldType)) {
        const inner = visit(
          fieldType,
          nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
          depth + 1,
          `${path}.`,
          size ? [...within, size] : within,
        );
        if (size) own.pages.push({ size, each: ofIds ? { ...inner, fixed: inner.fixed + ROUND_TRIP } : inner });
        else {
          own.fixed += 1 + inner.fixed;
          own.pages.push(...inner.pages);
        }
      }
      price.fixed += own.fixed;
      price.pages.push(...own.pages);
    }
    return price;
  }

  const root = schema.getRootType(operation.operation);
  if (root) shape.price = visit(root, [operation.selectionSet], 1);
  return shape;
}

interface Collected {
  parent: GraphQLCompositeType;
  nodes: FieldNode[];
}

/** Returns the fields of merged selection sets by type and response name, spreading each fragment once. */
function collect(
  schema: GraphQLSchema,
  fragments: Map<string, FragmentDefinitionNode>,
  type: GraphQLCompositeType,
  selections: SelectionSetNode[],
) {
  const collected = new Map<string, Collected>();
  const spread = new Set<string>();

  function gather(parent: GraphQLCompositeType, selectionSet: SelectionSetNode) {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = `${parent.name}.${selection.alias?.value ?? selection.name.value}`;
        const same = collected.get(key);
        if (same) same.nodes.push(selection);
        else collected.set(key, { parent, nodes: [selection] });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        gather(conditionOf(schema, selection.typeCondition?.name.value) ?? parent, selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) gather(conditionOf(schema, fragment.typeCondition.name.value) ?? parent, fragment.selectionSet);
      }
    }
  }

  for (const selectionSet of selections) gather(type, selectionSet);
  return collected;
}

function conditionOf(schema: GraphQLSchema, name: string | undefined) {
  const type = name === undefined ? undefined : schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}

/** Returns a function that counts the ids of a list argument. No ids are priced as one, too many as the most. */
function lengthOf({ value }: ArgumentNode): PageSize {
  const priced = (length: number) => Math.max(1, Math.min(length, MAX_NODES));
  if (value.kind === Kind.LIST) return () => priced(value.values.length);
  if (value.kind !== Kind.VARIABLE) return () => 1;
  const name = value.name.value;
  return (variables) => {
    const given = variables[name];
    return priced(Array.isArray(given) ? given.length : 1);
  };
}

/** Returns a function that computes the same page size as the resolver, from the same argument. */
function sizeOf({ type, defaultValue }: GraphQLArgument, given: readonly ArgumentNode[]): PageSize {
  const value = given.find(({ name }) => name.value === 'first')?.value;
  if (!value) return () => pageSize(defaultValue);
  if (value.kind !== Kind.VARIABLE) {
    const literal = valueFromAST(value, type);
    return () => pageSize(literal);
  }
  const name = value.name.value;
  return (variables) => pageSize(Object.hasOwn(variables, name) ? variables[name] : defaultValue);
}
