import {
  execute,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createCompiler } from './compiler.ts';
import { measure, type OperationCost, type FieldCost } from './cost.ts';
import type { GatewayContext } from '../context.ts';
import { deprecatedIn } from './deprecated.ts';
import { presentError } from '../errors.ts';
import { tracedRun, tracedSchema } from './recorded.ts';
import { checkCost, explainCost, limits } from './limits.ts';
import { halted } from './on-error.ts';

interface Plan {
  operation: OperationDefinitionNode;
  /** The name of the first root field in the schema, not its alias. */
  field: string | undefined;
  cost: OperationCost;
  fieldCosts: FieldCost[];
  /** The schema coordinates of the deprecated parts that the operation uses; undefined if it uses none. */
  deprecated: readonly string[] | undefined;
}

export type Variables = Record<string, unknown>;

/**
 * Executes validated documents with the same results as graphql-js. Compiles documents that are used repeatedly, such
 * as those of the web app, so that they run faster.
 * @param countDeprecated called at each execution for each deprecated part of the schema that the operation uses
 */
export function createExecutor(
  schema: GraphQLSchema,
  report: (error: unknown, context: GatewayContext) => void,
  countDeprecated: (part: string) => void = () => undefined,
) {
  const compiler = createCompiler(schema);
  let traced: GraphQLSchema | undefined;
  const plans = new WeakMap<DocumentNode, Map<string, Plan>>();

  function planOf(document: DocumentNode, operationName: string | undefined) {
    const ofDocument = plans.get(document) ?? new Map<string, Plan>();
    const known = ofDocument.get(operationName ?? '');
    if (known) return known;

    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const { cost, fieldCosts, rootFields } = measure(schema, document, operation, limits);
    const [field] = rootFields.keys();
    const parts = deprecatedIn(schema, document, operation);
    const plan = { operation, field, cost, fieldCosts, deprecated: parts.length > 0 ? parts : undefined };
    plans.set(document, ofDocument.set(operationName ?? '', plan));
    return plan;
  }

  /** Coerces variables as graphql-js does. Compiled documents and the limits use the result. */
  function coerce({ operation }: Plan, variables: Variables) {
    return getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 50 });
  }

  function costOf(document: DocumentNode, operationName: string | undefined, variables: Variables) {
    const plan = planOf(document, operationName);
    const { coerced } = plan ? coerce(plan, variables) : {};
    return plan && coerced && explainCost(plan.cost, plan.fieldCosts, coerced);
  }

  /** Returns the `extensions` of a response. Returns undefined if the request asked for no extra data. */
  function extensionsOf(
    document: DocumentNode,
    operationName: string | undefined,
    variables: Variables,
    { explain }: GatewayContext,
  ): Variables | undefined {
    if (!explain) return undefined;
    const cost = explain.cost ? costOf(document, operationName, variables) : undefined;
    const trace = explain.trace?.toJSON();
    return cost || trace ? { ...(cost && { cost }), ...(trace && { trace }) } : undefined;
  }

  /** Records an execution of the operation for the log and the metrics. Returns the operation's plan. */
  function record(document: DocumentNode, operationName: string | undefined, { log }: GatewayContext) {
    const plan = planOf(document, operationName);
    log.field = plan?.field;
    plan?.deprecated?.forEach(countDeprecated);
    return plan;
  }

  async function answer(
    document: DocumentNode,
    operationName: string | undefined,
    variables: Variables,
    context: GatewayContext,
    root: unknown,
  ): Promise<FormattedExecutionResult> {
    const plan = record(document, operationName, context);
    const compiled = plan && compiler.compiledOf(document, plan.operation);
    const coerced = compiled && coerce(plan, variables).coerced;
    // If the variables cannot be coerced, lets graphql-js execute the operation, because graphql-js then reports the
    // errors of the variables.
    const trace = context.explain?.trace;
    const executed: ExecutionResult = coerced
      ? await compiled({ variables, coerced, context, root, trace, onError: context.onError })
      : context.onError === 'NULL'
        ? await compiler.executeNullable(document, operationName, { variables, context, root, trace })
        : await execute({
            schema: trace ? (traced ??= tracedSchema(schema)) : schema,
            document,
            operationName,
            variableValues: variables,
            contextValue: trace ? tracedRun(context, trace) : context,
            rootValue: root,
          });
    const result = context.onError === 'HALT' ? halted(executed) : executed;
    if (!result.errors) return { data: result.data };

    const errors = result.errors.map((error) => presentError(error, (cause) => report(cause, context)));
    context.log.errors = errors.map(({ extensions }) => String(extensions?.['code']));
    const waits = errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0));
    if (waits.some((wait) => wait > 0)) context.log.retryAfter = Math.max(...waits);
    return result.data === undefined ? { errors } : { data: result.data, errors };
  }

  return {
    /**
     * Returns the operation to execute. Returns undefined if no operation has the given name, or if no name is given
     * and the document has several operations.
     */
    operationOf(document: DocumentNode, operationName: string | undefined) {
      return planOf(document, operationName)?.operation;
    },

    /**
     * Checks the limits that depend on variables. Returns undefined if all limits are met, or if the document has no
     * such operation.
     */
    check(document: DocumentNode, operationName: string | undefined, variables: Variables): GraphQLError | undefined {
      const plan = planOf(document, operationName);
      const { coerced } = plan ? coerce(plan, variables) : {};
      // If the variables cannot be coerced, `check` returns no error, because `run` rejects them with a better message
      // before any resolver runs.
      return plan && coerced && checkCost(plan.cost, coerced);
    },

    /**
     * Returns the cost of the operation. Returns undefined if the document has no such operation or its variables
     * cannot be coerced.
     */
    costOf,
    extensionsOf,

    /** Records that a request was answered with the result of another request's execution. */
    record: (document: DocumentNode, operationName: string | undefined, context: GatewayContext) =>
      void record(document, operationName, context),

    /** Returns whether the cost of the operation depends on the size of a page or of another list. */
    hasPages(document: DocumentNode, operationName: string | undefined) {
      return (planOf(document, operationName)?.cost.pages.length ?? 0) > 0;
    },

    /**
     * Executes the operation. Never throws, because the result contains the errors in the form that the client gets.
     */
    run(
      document: DocumentNode,
      operationName: string | undefined,
      variables: Variables,
      context: GatewayContext,
      root: unknown = {},
    ): Promise<FormattedExecutionResult> {
      const answered = answer(document, operationName, variables, context, root);
      if (!context.explain) return answered;
      return answered.then((result) => ({
        ...result,
        extensions: extensionsOf(document, operationName, variables, context),
      }));
    },
  };
}

export type Executor = ReturnType<typeof createExecutor>;
