import { GraphQLError, type ValidationRule } from 'graphql';
import { measure, type OperationCost, type FieldCost } from './cost.ts';
import { overLimit } from '../errors.ts';

const KiB = 1024;

/**
 * The limits of GraphQL requests over HTTP and WebSockets. The operations of the web app use less than half of each
 * limit.
 */
export const limits = {
  /** The maximum number of lexical tokens in a document. */
  tokens: 1_500,
  /** The maximum depth of nested fields. */
  depth: 10,
  /** The maximum number of aliased fields, after all fragments are spread. */
  aliases: 20,
  /** The maximum number of fields of an operation, after all fragments are spread. */
  fields: 1_000,
  /** The maximum cost of an operation, as `cost.ts` computes it. */
  cost: 2_000,
  pageSize: 50,
  /** The maximum size of a JSON request body in bytes. */
  body: 256 * KiB,
  /**
   * The maximum number of characters in a document that may be cached. The limit on tokens does not suffice, because a
   * comment or a string is at most one token, however long it is.
   */
  keptDocument: 16 * KiB,
  /**
   * The maximum weight of all cached documents together. The weight of a document is its number of characters plus
   * `ofEachDocument`. A parsed document takes up to 200 bytes of memory per character.
   */
  keptDocuments: 512 * KiB,
  ofEachDocument: 1_000,
  /**
   * The maximum number of selections in an operation that may be compiled (`compilable.ts`). The largest operation of
   * the web app has 263.
   */
  compiled: 550,
  /** The maximum number of selections in all compiled operations together. The operations of the web app have 4,600. */
  compiledTogether: 12_000,
  /**
   * The time budget for compiling: `compiling` milliseconds are added in each second, until `compilingAtOnce`
   * milliseconds are saved up. Compiling all operations of the web app takes less than that.
   */
  compiling: 50,
  compilingAtOnce: 2_000,
  /** The maximum size of a WebSocket message in bytes. */
  message: 64 * KiB,
  /** The maximum number of running subscriptions per WebSocket. */
  subscriptions: 100,
  /**
   * The maximum number of connections of one member to one gateway process. Each open tab of the web app uses one
   * connection.
   */
  sockets: 30,
  /**
   * The maximum number of visitors' connections to one gateway process, in total and per address. The limits leave room
   * for members and for visitors from other addresses.
   */
  visitorSockets: { all: 10_000, address: 500 },
  /**
   * The maximum number of running subscriptions of one member over all connections. A tab of the web app has fewer than
   * ten.
   */
  memberSubscriptions: 300,
} as const;

/** The mutations that take a code or another proof of identity, which a client could try to guess like a password. */
const proofs = [
  'finishLogIn',
  'logInWithPasskey',
  'startPasskey',
  'confirmIdentity',
  'confirmEmail',
  'confirmEmailChange',
  'enableTwoStep',
];
/**
 * The root fields that a request may select only a single time. Otherwise one request could guess many passwords, or
 * store many files, by selecting the field under many aliases.
 */
const oncePerRequest = new Set([
  'logIn',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'uploadMedia',
  ...proofs,
]);

/** A validation rule that checks the limits that do not depend on variables. It runs a single time per document. */
export const limitsRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    const shape = measure(context.getSchema(), context.getDocument(), node, limits);

    const say = (message: string) => context.reportError(new GraphQLError(message, { nodes: node }));
    if (shape.fields > limits.fields) say(`An operation may have at most ${limits.fields} fields.`);
    if (shape.depth > limits.depth) say(`An operation may be at most ${limits.depth} levels deep.`);
    if (shape.aliases > limits.aliases) say(`An operation may have at most ${limits.aliases} aliases.`);
    for (const [name, times] of shape.rootFields) {
      if (times > 1 && oncePerRequest.has(name)) say(`${name} may be asked once per request.`);
    }
  },
});

/**
 * Checks the limits that depend on the coerced variables. Runs at every request.
 * @returns the error for the client, or undefined if all limits are met
 */
export function checkCost(cost: OperationCost, variables: Record<string, unknown>): GraphQLError | undefined {
  const requested = costOf(cost, variables);
  if (requested === undefined) {
    return overLimit(
      `\`first\` or \`last\` must be between 1 and ${limits.pageSize}, and only one of them may be given.`,
    );
  }
  if (requested > limits.cost)
    return overLimit(`The operation costs ${requested}, and at most ${limits.cost} is allowed: ask for smaller pages.`);
  return undefined;
}

/** Returns the cost of an operation for these variables. Returns undefined if a page size is out of range. */
export function costOf({ fixed, pages }: OperationCost, variables: Record<string, unknown>): number | undefined {
  let cost = fixed;
  for (const { size, each } of pages) {
    const first = size(variables);
    const one = costOf(each, variables);
    if (first < 1 || first > limits.pageSize || one === undefined) return undefined;
    cost += first * one;
  }
  return cost;
}

/** The cost of an operation for its variables, in the format of `extensions.cost`. */
export interface CostReport {
  /** The cost of the operation; null if a page size is out of range. */
  requested: number | null;
  /** The maximum cost that an operation may have. */
  limit: number;
  /**
   * The cost of each root field, page and other list, including all fields below it. The cost of a nested list is the
   * sum over all its parent objects.
   */
  fields: { path: string; cost: number }[];
}

/**
 * Computes the cost of each root field, page and other list of an operation. Uses the same function `costOf` as
 * `checkCost`, so that the two results agree.
 */
export function explainCost(
  cost: OperationCost,
  fieldCosts: readonly FieldCost[],
  variables: Record<string, unknown>,
): CostReport {
  const requested = costOf(cost, variables) ?? null;
  const costs = new Map<string, number>();
  for (const { path, within, cost: each } of requested === null ? [] : fieldCosts) {
    const times = within.reduce((product, size) => product * size(variables), 1);
    // Adds the costs, because fields of different object types may have the same path.
    costs.set(path, (costs.get(path) ?? 0) + times * (costOf(each, variables) ?? 0));
  }
  const fields = [...costs].map(([path, sum]) => ({ path, cost: sum }));
  return { requested, limit: limits.cost, fields };
}
