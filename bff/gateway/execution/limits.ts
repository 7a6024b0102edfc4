import { GraphQLError, type ValidationRule } from 'graphql';
import { measure, type OperationPrice, type PricedField } from './complexity.ts';
import { overLimit } from '../errors.ts';

const KiB = 1024;

/**
 * The limits of GraphQL requests, over HTTP and the socket. The operations of the web app stay below half of each
 * limit.
 */
export const limits = {
  /** Lexical tokens of a document. */
  tokens: 1_500,
  /** Levels of nested fields. */
  depth: 10,
  /** Fields with an alias, after all fragments are spread. */
  aliases: 20,
  /** Fields of an operation after its fragments are spread. */
  fields: 1_000,
  /** The cost of an operation, as `complexity.ts` computes it. */
  cost: 2_000,
  pageSize: 50,
  /** Bytes of a JSON request. */
  body: 256 * KiB,
  /**
   * Characters of a document that may be cached. The limit on tokens does not suffice, because a comment or a string of
   * any length is at most one token.
   */
  keptDocument: 16 * KiB,
  /**
   * Characters of all cached documents together; `ofEachDocument` is added for each document. Once parsed, a document
   * takes up to 200 bytes of memory per character.
   */
  keptDocuments: 512 * KiB,
  ofEachDocument: 1_000,
  /**
   * Selections of an operation that may be compiled (`compilable.ts`). The largest operation of the web app has 138.
   */
  compiled: 250,
  /** Selections of all compiled operations together. The operations of the web app have 4,600. */
  compiledTogether: 12_000,
  /**
   * The budget for compiling: milliseconds gained in each second, and the most that may be saved up. Compiling all
   * operations of the web app takes less.
   */
  compiling: 50,
  compilingAtOnce: 2_000,
  /** Bytes of a socket message. */
  message: 64 * KiB,
  /** Live subscriptions of one socket. */
  subscriptions: 100,
  /** Sockets of one member on one gateway process. Each open tab of the web app uses one. */
  sockets: 30,
  /**
   * Sockets of visitors on one gateway process, in total and per address. The limits leave room for members and for
   * visitors from other addresses.
   */
  visitorSockets: { all: 10_000, address: 500 },
  /** Live subscriptions of one member over all sockets. A tab of the web app has fewer than ten. */
  memberSubscriptions: 300,
} as const;

/**
 * Mutations that take a code or another proof of identity, which a client could try to guess as it could a password.
 */
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
 * Root fields that a request may select only a single time. Otherwise a client could use aliases to guess many
 * passwords, or to store many files, in one request.
 */
const oncePerRequest = new Set([
  'logIn',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'uploadMedia',
  ...proofs,
]);

/** A validation rule for the limits that do not depend on variables. It runs once per document. */
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
 * Checks the limits that depend on the coerced variables, at every request.
 * @returns the error for the client, or undefined if all limits are met
 */
export function checkPrice(price: OperationPrice, variables: Record<string, unknown>): GraphQLError | undefined {
  const cost = costOf(price, variables);
  if (cost === undefined) return overLimit(`\`first\` must be between 1 and ${limits.pageSize}.`);
  if (cost > limits.cost)
    return overLimit(`The operation costs ${cost}, and at most ${limits.cost} is allowed: ask for smaller pages.`);
  return undefined;
}

/** Returns the cost for these variables, or undefined if a page size is out of range. */
export function costOf({ fixed, pages }: OperationPrice, variables: Record<string, unknown>): number | undefined {
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
export interface Cost {
  /** The cost of the operation; null if a page size is out of range. */
  requested: number | null;
  /** The most that an operation may cost. */
  limit: number;
  /** The cost of each root field, page and other list, with all fields below it and over all its parent objects. */
  fields: { path: string; cost: number }[];
}

/** Explains the cost of an operation by field. `costOf` computes it here as in `checkPrice`, so that the two agree. */
export function explainPrice(
  price: OperationPrice,
  pricedFields: readonly PricedField[],
  variables: Record<string, unknown>,
): Cost {
  const requested = costOf(price, variables) ?? null;
  const costs = new Map<string, number>();
  for (const { path, within, price: each } of requested === null ? [] : pricedFields) {
    const times = within.reduce((product, size) => product * size(variables), 1);
    // Fields on different object types may have the same path.
    costs.set(path, (costs.get(path) ?? 0) + times * (costOf(each, variables) ?? 0));
  }
  const fields = [...costs].map(([path, cost]) => ({ path, cost }));
  return { requested, limit: limits.cost, fields };
}
