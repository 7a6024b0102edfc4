import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  printSchema,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import { copyEnumValues } from './enum-values.ts';
import type { Trace } from '../upstream/trace.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;
type Path = GraphQLResolveInfo['path'];

/**
 * The context value of an execution of a recorded schema, in which every resolver is called through the method `call`.
 */
interface Run {
  context: unknown;
  call(resolve: Resolver, source: unknown, args: Record<string, unknown>, info: GraphQLResolveInfo): unknown;
}

/**
 * The name of a scalar type that passes the values of variables through unchanged. Only the schemas of `recordedSchema`
 * contain it.
 */
export const AS_IT_IS = 'AsItIs';

/**
 * Returns a copy of the schema that calls every resolver through the `Run`, which is the context value of the
 * execution.
 */
export function recordedSchema(schema: GraphQLSchema) {
  return throughRuns(schema, `scalar ${AS_IT_IS}`);
}

/**
 * Returns a copy of the schema like `recordedSchema`, but for documents that graphql-js executes. Omits the extra
 * scalar type, because introspection would list it.
 */
export function tracedSchema(schema: GraphQLSchema) {
  return throughRuns(schema, '');
}

function throughRuns(schema: GraphQLSchema, more: string) {
  const recorded = buildSchema(`${printSchema(schema)}\n${more}`, { assumeValid: true });
  for (const type of Object.values(recorded.getTypeMap())) {
    const own = schema.getType(type.name);
    if (isObjectType(type) && isObjectType(own)) {
      for (const [name, { resolve }] of Object.entries(own.getFields())) {
        const field = type.getFields()[name];
        if (field && resolve && !type.name.startsWith('__')) field.resolve = throughRun(resolve);
      }
    } else if (isScalarType(type) && isScalarType(own)) {
      Object.assign(type, { serialize: own.serialize, parseValue: own.parseValue, parseLiteral: own.parseLiteral });
    } else if ((isInterfaceType(type) && isInterfaceType(own)) || (isUnionType(type) && isUnionType(own))) {
      if (own.resolveType) type.resolveType = withinRun(own.resolveType);
    }
  }
  copyEnumValues(recorded, schema);
  return recorded;
}

function throughRun(resolve: Resolver): GraphQLFieldResolver<unknown, Run, Record<string, unknown>> {
  return (source, args, run, info) => run.call(resolve, source, args, info);
}

function withinRun(resolveType: GraphQLTypeResolver<unknown, unknown>): GraphQLTypeResolver<unknown, Run> {
  return (record, { context }, info, type) => resolveType(record, context, info, type);
}

/**
 * Records the results of resolvers that return a promise or throw, and the order in which the promises settle. The
 * other resolvers, nine of ten, only read a property, so the replay simply calls them again.
 */
export class Recording implements Run {
  private readonly paths: Path[] = [];
  private readonly results: unknown[] = [];
  private readonly settled: Later[] = [];

  constructor(readonly context: unknown) {}

  call(resolve: Resolver, source: unknown, args: Record<string, unknown>, info: GraphQLResolveInfo) {
    try {
      const result = resolve(source, args, this.context, info);
      if (isThenable(result)) this.keep(info.path, new Later(result, this.settled));
      else if (Array.isArray(result) && result.some(isThenable)) this.keep(info.path, result);
      return result;
    } catch (error) {
      this.keep(info.path, new Thrown(error));
      throw error;
    }
  }

  private keep(path: Path, result: unknown) {
    this.paths.push(path);
    this.results.push(result);
  }

  /**
   * Executes the operation again with the recorded results of its resolvers. The promises settle in their original
   * order. The replay sends no request to the platform.
   */
  async replay<Result>(execute: (run: Run) => Result) {
    const { context, settled } = this;
    const results = new Map(this.paths.map((path, index) => [keyOf(path), this.results[index]]));
    const answer = execute({
      context,
      call(resolve, source, args, info) {
        const result = results.get(keyOf(info.path));
        if (result === undefined) return resolve(source, args, context, info);
        if (result instanceof Thrown) throw result.error;
        return result instanceof Later ? result.again() : result;
      },
    });
    for (const [index, later] of settled.entries()) {
      if (index > 0 && later.turn !== settled[index - 1]?.turn) await nextTurn();
      later.settleLater();
    }
    return answer;
  }
}

/** A `Recording` that also tells the trace which field is being resolved. */
export class TracedRecording extends Recording {
  constructor(
    context: unknown,
    private readonly trace: Trace,
  ) {
    super(context);
  }

  override call(resolve: Resolver, source: unknown, args: Record<string, unknown>, info: GraphQLResolveInfo) {
    return this.trace.resolve(info.path, () => super.call(resolve, source, args, info));
  }
}

/** Returns the context for an execution of `tracedSchema`. */
export function tracedRun(context: unknown, trace: Trace): Run {
  return {
    context,
    call: (resolve, source, args, info) => trace.resolve(info.path, () => resolve(source, args, context, info)),
  };
}

class Thrown {
  constructor(readonly error: unknown) {}
}

/**
 * Records the outcome of a promise. For the replay, it creates new promises, which settle with the same outcome when
 * `settleLater` is called.
 */
class Later {
  turn?: number;
  private outcome?: { value: unknown } | { error: unknown };
  private waiting?: Waiting[];
  private hasSettledAgain = false;

  constructor(
    private readonly promise: PromiseLike<unknown>,
    settled: Later[],
  ) {
    promise.then(
      (value) => {
        this.outcome = { value };
        this.turn = thisTurn();
        settled.push(this);
      },
      (error: unknown) => {
        this.outcome = { error };
        this.turn = thisTurn();
        settled.push(this);
      },
    );
  }

  again() {
    // Returns the original promise if it has not settled yet, or if the replay has already settled its copies.
    if (!this.outcome || this.hasSettledAgain) return this.promise;
    const waiting = (this.waiting ??= []);
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  settleLater() {
    const { outcome } = this;
    this.hasSettledAgain = true;
    for (const { resolve, reject } of this.waiting ?? []) {
      if (!outcome) continue;
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.value);
    }
  }
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

let turn = 0;
let isCounting = false;

/**
 * Returns the number of the current turn of the event loop. Promises that settle in the same turn get the same number.
 */
function thisTurn() {
  if (!isCounting) {
    isCounting = true;
    setImmediate(() => {
      turn += 1;
      isCounting = false;
    });
  }
  return turn;
}

function keyOf(path: Path | undefined): string {
  return path ? `${keyOf(path.prev)}.${path.key}` : '';
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
