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

/** The cost of one request to the platform. For comparison, one object in the response costs 1. */
const ROUND_TRIP = 50;

interface Ceilings {
  depth: number;
  fields: number;
  aliases: number;
}

/**
 * The cost of an operation. It is a function of the variables, because they set the page sizes. Computed a single time
 * per operation.
 */
export interface OperationCost {
  /** The part of the cost that does not depend on a page size. */
  fixed: number;
  pages: { size: PageSize; each: OperationCost }[];
}

/** Returns the size of a page for the given coerced variables. */
type PageSize = (variables: Record<string, unknown>) => number;

/** A field whose cost `extensions.cost` shows: a root field, a page, or another list. */
export interface FieldCost {
  /** The response names that lead to the field, joined by dots, such as `feed.edges.node.comments`. */
  path: string;
  /** The sizes of the lists that contain the field. Their product is the number of parent objects. */
  within: PageSize[];
  /** The cost of the field and of all fields below it, for one parent object. */
  cost: OperationCost;
}

interface List {
  most: number;
  /** True if the gateway requests this list from the platform for each parent object. */
  isAsked: boolean;
}

/** The interface of notifications about members and its types, and the single object type of earlier schemas. */
const memberNotifications = [
  ...['MemberNotification', 'PostReactionNotification', 'PostCommentNotification', 'CommentReplyNotification'],
  ...['CommentReactionNotification', 'FollowNotification', 'FollowRequestNotification', 'MessageRequestNotification'],
  ...['CommunityRequestNotification', 'CommunityOfferNotification', 'Notification'],
];

/**
 * Lists without an argument `first`. They count for the cost, because the list itself or the data of its objects is
 * requested from the platform.
 */
export const wholeLists = new Map<string, List>([
  ['Community.invites', { most: pageSize(undefined), isAsked: true }],
  // An ad can run for up to 90 days, but most ads run for a few. So the cost assumes the default page size.
  ['Ad.days', { most: pageSize(undefined), isAsked: true }],
  ...memberNotifications.map((name): [string, List] => [`${name}.actors`, { most: MAX_ACTORS, isAsked: false }]),
  // Members subscribe to any number of communities, but most subscribe to a few.
  ['Query.vipSubscriptions', { most: pageSize(undefined), isAsked: false }],
  ['CancelPixRenewalSuccess.subscriptions', { most: pageSize(undefined), isAsked: false }],
  ['CancelVipSubscriptionSuccess.subscriptions', { most: pageSize(undefined), isAsked: false }],
  ['ModerationCase.authorHistory', { most: 20, isAsked: false }],
  ['DecideModerationCasesSuccess.cases', { most: 50, isAsked: false }],
]);

/**
 * References to other objects that cost one request to the platform per parent object, because the platform has no call
 * that returns several objects of this type.
 */
const referencesAlone = new Set([
  'Notification.conversation',
  'MessageRequestNotification.conversation',
  'AdApprovedNotification.ad',
  'AdRefusedNotification.ad',
  'AdEndedNotification.ad',
  'WalletCreditedNotification.payment',
  'WalletDebitedNotification.payment',
  'PaymentRefundedNotification.payment',
  'PaymentDisputedNotification.payment',
  'ModerationNotification.notice',
  'VipSubscription.confirmation',
  'Payment.pix',
  'Ad.notice',
  'ModerationPastDecision.case',
  'ModerationAppeal.case',
  'ModerationLogEntry.case',
]);

/**
 * Lists that cost one request to the platform per object. The value is the name of the argument that contains the ids
 * of the objects.
 */
export const listsById = new Map([['Query.nodes', 'ids']]);

export interface Shape {
  depth: number;
  fields: number;
  aliases: number;
  /** The number of times that the operation selects each root field, under any alias. */
  rootFields: Map<string, number>;
  cost: OperationCost;
  fieldCosts: FieldCost[];
}

/**
 * Measures an operation in the form in which it is executed: with all fragments spread, and with fields of the same
 * response name merged. Stops when a limit in `most` is exceeded. So no document takes longer to measure than the
 * largest allowed document. Ignores introspection.
 *
 * The cost is 1 for each object, plus 50 for each page, each root field and each of `referencesAlone`, because the
 * gateway requests each of these from the platform. A list costs its size times the cost of one item.
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
    cost: { fixed: 0, pages: [] },
    fieldCosts: [],
  };
  const isOver = () => shape.depth > most.depth || shape.fields > most.fields || shape.aliases > most.aliases;

  function visit(
    type: GraphQLCompositeType,
    selections: SelectionSetNode[],
    depth: number,
    above = '',
    within: PageSize[] = [],
  ): OperationCost {
    const cost: OperationCost = { fixed: 0, pages: [] };
    shape.depth = Math.max(shape.depth, depth);

    for (const { parent, nodes } of collect(schema, fragments, type, selections).values()) {
      if (isOver()) return cost;
      const [node] = nodes;
      if (!node || node.name.value.startsWith('__')) continue;

      shape.fields += 1;
      if (node.alias && node.alias.value !== node.name.value) shape.aliases += 1;
      if (depth === 1) shape.rootFields.set(node.name.value, (shape.rootFields.get(node.name.value) ?? 0) + 1);

      const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
      if (!field) continue;
      const isPage = field.args.some((argument) => argument.name === 'first');
      const key = `${parent.name}.${field.name}`;
      const list = wholeLists.get(key);
      const ids = listsById.get(key);
      const ofIds = ids === undefined ? undefined : node.arguments?.find(({ name }) => name.value === ids);
      const size = ofIds
        ? lengthOf(ofIds)
        : isPage
          ? sizeOf(field.args, node.arguments ?? [])
          : list && (() => list.most);
      const path = above + (node.alias ?? node.name).value;
      const isRequest = depth === 1 || isPage || list?.isAsked === true || referencesAlone.has(key);
      const own: OperationCost = { fixed: isRequest ? ROUND_TRIP : 0, pages: [] };
      if (depth === 1 || size) shape.fieldCosts.push({ path, within, cost: own });
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
      cost.fixed += own.fixed;
      cost.pages.push(...own.pages);
    }
    return cost;
  }

  const root = schema.getRootType(operation.operation);
  if (root) shape.cost = visit(root, [operation.selectionSet], 1);
  return shape;
}

interface Collected {
  parent: GraphQLCompositeType;
  nodes: FieldNode[];
}

/**
 * Merges selection sets, and returns their fields by parent type and response name. Spreads each fragment only at its
 * first occurrence.
 */
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

/**
 * Returns a function that returns the number of ids in a list argument, for the cost. The number is at least 1 and at
 * most MAX_NODES.
 */
function lengthOf({ value }: ArgumentNode): PageSize {
  const limited = (length: number) => Math.max(1, Math.min(length, MAX_NODES));
  if (value.kind === Kind.LIST) return () => limited(value.values.length);
  if (value.kind !== Kind.VARIABLE) return () => 1;
  const name = value.name.value;
  return (variables) => {
    const given = variables[name];
    return limited(Array.isArray(given) ? given.length : 1);
  };
}

/** The page size if an operation gives both `first` and `last`. It is out of range, so that `checkCost` refuses it. */
const CONFLICT = 0;

/**
 * Returns a function that computes the page size from the arguments `first` and `last`, with the same result as in the
 * resolver.
 */
function sizeOf(args: readonly GraphQLArgument[], given: readonly ArgumentNode[]): PageSize {
  const first = givenValue(args, given, 'first');
  const last = givenValue(args, given, 'last');
  const defaultSize = pageSize(args.find(({ name }) => name === 'first')?.defaultValue);
  return (variables) => {
    const [ofFirst, ofLast] = [first(variables), last(variables)];
    if (ofLast == null) return ofFirst === undefined ? defaultSize : pageSize(ofFirst);
    return ofFirst == null ? pageSize(ofLast) : CONFLICT;
  };
}

/** Returns a function that returns the value that an operation gives for an argument; undefined if it gives none. */
function givenValue(args: readonly GraphQLArgument[], given: readonly ArgumentNode[], argument: string) {
  const value = given.find(({ name }) => name.value === argument)?.value;
  const type = args.find(({ name }) => name === argument)?.type;
  if (!value || !type) return () => undefined;
  if (value.kind !== Kind.VARIABLE) {
    const literal = valueFromAST(value, type);
    return () => literal;
  }
  const name = value.name.value;
  return (variables: Record<string, unknown>) => (Object.hasOwn(variables, name) ? variables[name] : undefined);
}
