import {
  execute,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { weigh } from './compilable.ts';
import { limits } from './limits.ts';
import { nullableSchema, type OnError } from './on-error.ts';
import type { Trace } from '../upstream/trace.ts';
import { AS_IT_IS, Recording, recordedSchema, TracedRecording } from './recorded.ts';

interface Question {
  /** The variables as the client sent them, before coercion. */
  variables: Record<string, unknown>;
  /** The variables after coercion by graphql-js. */
  coerced: Record<string, unknown>;
  context: unknown;
  root: unknown;
  onError: OnError | undefined;
  /** Records the calls to the platform, if the client asked for a trace. */
  trace: Trace | undefined;
}

type Uncoerced = Omit<Question, 'coerced' | 'onError'>;

/** Executes a compiled operation. The result is byte for byte the same as that of graphql-js. */
type Compiled = (question: Question) => Promise<ExecutionResult>;

/**
 * Creates a compiler for operations. The compiler compiles an operation when it is used for the second time, because
 * many operations are used only a single time. Compiling has a time budget, and a cache holds the most recently used
 * operations. So a client that keeps sending new documents uses up only this budget, and cannot block the thread or
 * fill the memory.
 */
export function createCompiler(schema: GraphQLSchema, now = () => performance.now()) {
  const recorded = recordedSchema(schema);
  let nullable: GraphQLSchema | undefined;
  const schemaOf = (onError: OnError | undefined) =>
    onError === 'NULL' ? (nullable ??= nullableSchema(recorded)) : recorded;
  const seen = new WeakMap<OperationDefinitionNode, 'once' | 'not to be compiled'>();
  const kept = new Map<OperationDefinitionNode, { compiled: Compiled; weight: number }>();
  let keptWeight = 0;
  let budget: number = limits.compilingAtOnce;
  let grownAt = now();

  function compile(document: DocumentNode, operation: OperationDefinitionNode) {
    const began = now();
    budget = Math.min(limits.compilingAtOnce, budget + ((began - grownAt) * limits.compiling) / 1_000);
    grownAt = began;
    if (budget <= 0) return undefined;

    const weight = weigh(schema, document, operation, limits.compiled);
    const compiled = weight && compileQuery(recorded, variablesAsTheyAre(document, operation), operation.name?.value);
    budget -= now() - began;
    if (!compiled || !isCompiledQuery(compiled)) {
      seen.set(operation, 'not to be compiled');
      return undefined;
    }
    return keep(operation, {
      compiled: (question) => answer(schemaOf(question.onError), document, operation, compiled, question),
      weight,
    });
  }

  function keep(operation: OperationDefinitionNode, made: { compiled: Compiled; weight: number }) {
    kept.set(operation, made);
    keptWeight += made.weight;
    for (const [oldest, { weight }] of kept) {
      if (keptWeight <= limits.compiledTogether) break;
      kept.delete(oldest);
      keptWeight -= weight;
    }
    return made.compiled;
  }

  return {
    /** Executes an operation with graphql-js in the mode `onError: NULL`. */
    executeNullable(
      document: DocumentNode,
      operationName: string | undefined,
      { variables, context, root, trace }: Uncoerced,
    ) {
      const contextValue = trace ? new TracedRecording(context, trace) : new Recording(context);
      const asked = { document, operationName, variableValues: variables, contextValue, rootValue: root };
      return execute({ schema: schemaOf('NULL'), ...asked });
    },

    /**
     * Returns the compiled operation. Returns undefined if graphql-js has to execute the operation: at its first use,
     * if the time budget is used up, or if graphql-jit cannot compile the operation.
     */
    compiledOf(document: DocumentNode, operation: OperationDefinitionNode) {
      const known = kept.get(operation);
      if (known) {
        kept.delete(operation);
        kept.set(operation, known);
        return known.compiled;
      }
      const before = seen.get(operation);
      if (before === 'once') return compile(document, operation);
      if (before === undefined) seen.set(operation, 'once');
      return undefined;
    },
  };
}

/**
 * Runs a compiled operation. If the result has errors, graphql-js executes the operation again with the recorded
 * results of the resolvers, and the client gets that result. Without this, the client could get other errors than
 * graphql-js reports, or in another order.
 */
async function answer(
  schema: GraphQLSchema,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
  compiled: CompiledQuery,
  { variables, coerced, context, root, trace }: Question,
): Promise<ExecutionResult> {
  const recording = trace ? new TracedRecording(context, trace) : new Recording(context);
  try {
    const result: ExecutionResult = await compiled.query(root, recording, coerced);
    if (!result.errors) return result;
  } catch {
    // graphql-jit threw because a resolver failed. The replay below reports the resolver's error.
  }
  return recording.replay((run) =>
    execute({
      schema,
      document,
      operationName: name?.value,
      variableValues: variables,
      contextValue: run,
      rootValue: root,
    }),
  );
}

/**
 * Replaces the type of every variable by a scalar that passes values through unchanged. Otherwise graphql-jit would
 * coerce the variables a second time, by its own rules.
 */
function variablesAsTheyAre(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const type = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: AS_IT_IS } } as const;
  const variableDefinitions = operation.variableDefinitions?.map(({ kind, variable }) => ({ kind, variable, type }));
  const definitions = document.definitions.map((node) =>
    node === operation ? { ...operation, variableDefinitions } : node,
  );
  return { ...document, definitions };
}
