import { GraphQLError, type ValidationRule } from 'graphql';
import { measure, type OperationPrice, type PricedField } from './complexity.ts';
import { overLimit } from '../errors.ts';

const KiB = 1024;

/** The limits for HTTP and the socket. The web app's operations stay below half of each. */
export const limits = {
  /** Lexical tokens of a document. */
  tokens: 1_500,
  /** Levels of nested fields. */
  depth: 10,
  /** Fields with an alias, counted as they are executed. */
  aliases: 20,
  /** Fields of an operation after its fragments are spread. */
  fields: 1_000,
  /** See `complexity.ts`. */
  cost: 2_000,
  pageSize: 50,
  /** Bytes of a JSON request. */
  body: 256 * KiB,
  /** Letters of a document that may be cached: a comment or a string of any length is one token. */
  keptDocument: 16 * KiB,
  /**
   * Letters of all cached documents together, and the overhead added for each: a letter takes up to 200 bytes once
   * parsed.
   */
  keptDocuments: 512 * KiB,
  ofEachDocument: 1_000,
  /** Selections of an operation that may be compiled (`compilable.ts`); the web app's largest has 138. */
  compiled: 250,
  /** Selections of all compiled operations together; the web app's have 4,600. */
  compiledTogether: 12_000,
  /** Milliseconds of compiling in each second, and the most that may be saved up. All of the web app's take less. */
  compiling: 50,
  compilingAtOnce: 2_000,
  /** Bytes of a socket message. */
  message: 64 * KiB,
  /** Live subscriptions of one socket. */
  subscriptions: 100,
  /** Sockets of one member on one process, mostly tabs. */
  sockets: 30,
  /**
   * Sockets of visitors on one process, in total and per address, so that members and other addresses still find room.
   */
  visitorSockets: { all: 10_000, address: 500 },
  /** Live subscriptions of all sockets of one member; a tab of the web app has fewer than ten. */
  memberSubscriptions: 300,
} as const;

/** Mutations that take a proof, which a client could guess like a password. */
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
 * Root fields that a request may use once. With aliases, a client could otherwise guess many passwords, or store many
 * files, in one request.
 */
const oncePerRequest = new Set([
  'logIn',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'uploadMedia',
  ...proofs,
]);

/** Checks the limits that need no variables, as a validation rule: once per document. */
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
 * Checks the limits that depend on variables, as graphql-js coerces them, on every request.
 * @returns the error to answer, or undefined
 */
export function checkPrice(price: OperationPrice, variables: Record<string, unknown>): GraphQLError | undefined {
  const cost = costOf(price, variables);
  if (cost === undefined) return overLimit(`\`first\` must be between 1 and ${limits.pageSize}.`);
  if (cost > limits.cost)
    return overLimit(`The operation costs ${cost}, and at most ${limits.cost} is allowed: ask for smaller pages.`);
  return undefined;
}

/** @returns undefined if a page is smaller or larger than allowed */
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

/** The cost of an operation with its variables, as a client reads it in `extensions.cost`. */
export interface Cost {
  /** Null if a page is smaller or larger than allowed. */
  requested: number | null;
  /** The most that an operation may cost. */
  limit: number;
  /** The root fields, pages and other lists, each with all below it and for all objects that have it. */
  fields: { path: string; cost: number }[];
}

/** Explains a price by `costOf`, by which `checkPrice` refuses. */
export function explainPrice(
  price: OperationPrice,
  pricedFields: readonly PricedField[],
  variables: Record<string, unknown>,
): Cost {
  const requested = costOf(price, variables) ?? null;
  const costs = new Map<string, number>();
  for (const { path, within, price: each } of requested === null ? [] : pricedFields) {
    const times = within.reduce((product, size) => product * size(variables), 1);
    // A path has several fields if they are of several types.
    costs.set(path, (costs.get(path) ?? 0) + times * (costOf(each, variables) ?? 0));
  }
  const fields = [...costs].map(([path, cost]) => ({ path, cost }));
  return { requested, limit: limits.cost, fields };
}
