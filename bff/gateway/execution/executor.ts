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
import { measure, type Price } from './complexity.ts';
import type { GatewayContext } from '../context.ts';
import { presentError } from '../errors.ts';
import { checkPrice, limits } from './limits.ts';

interface Plan {
  operation: OperationDefinitionNode;
  /** First of its root fields, under the schema's name. */
  field: string | undefined;
  price: Price;
}

export type Variables = Record<string, unknown>;

/** Executes validated documents as graphql-js does, the web app's and others that come again faster than it does. */
export function createExecutor(schema: GraphQLSchema, report: (error: unknown, context: GatewayContext) => void) {
  const compiler = createCompiler(schema);
  const plans = new WeakMap<DocumentNode, Map<string, Plan>>();

  function planOf(document: DocumentNode, operationName: string | undefined) {
    const ofDocument = plans.get(document) ?? new Map<string, Plan>();
    const known = ofDocument.get(operationName ?? '');
    if (known) return known;

    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const { price, rootFields } = measure(schema, document, operation, limits);
    const [field] = rootFields.keys();
    const plan = { operation, field, price };
    plans.set(document, ofDocument.set(operationName ?? '', plan));
    return plan;
  }

  /** As graphql-js reads them, for compiled documents and for everything else. */
  function coerce({ operation }: Plan, variables: Variables) {
    return getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 50 });
  }

  return {
    /** Undefined when there is none of that name, or several and no name. */
    operationOf(document: DocumentNode, operationName: string | undefined) {
      return planOf(document, operationName)?.operation;
    },

    /** The limits that depend on variables. Undefined when they are kept, or the operation is unknown. */
    check(document: DocumentNode, operationName: string | undefined, variables: Variables): GraphQLError | undefined {
      const plan = planOf(document, operationName);
      const { coerced } = plan ? coerce(plan, variables) : {};
      // Those that cannot be read are refused in better words, before anything is asked.
      return plan && coerced && checkPrice(plan.price, coerced);
    },

    /** Whether it asks for a page, or any other list that is asked of the platform for each object. */
    hasPages(document: DocumentNode, operationName: string | undefined) {
      return (planOf(document, operationName)?.price.pages.length ?? 0) > 0;
    },

    /** Never throws; errors are as the client may see them. */
    async run(
      document: DocumentNode,
      operationName: string | undefined,
      variables: Variables,
      context: GatewayContext,
      root: unknown = {},
    ): Promise<FormattedExecutionResult> {
      const plan = planOf(document, operationName);
      context.log.field = plan?.field;
      const compiled = plan && compiler.compiledOf(document, plan.operation);
      const coerced = compiled && coerce(plan, variables).coerced;
      // Variables that cannot be read are graphql-js' to refuse.
      const result: ExecutionResult = coerced
        ? await compiled({ variables, coerced, context, root })
        : await execute({
            schema,
            document,
            operationName,
            variableValues: variables,
            contextValue: context,
            rootValue: root,
          });
      if (!result.errors) return { data: result.data };

      const errors = result.errors.map((error) => presentError(error, (cause) => report(cause, context)));
      context.log.errors = errors.map(({ extensions }) => String(extensions?.['code']));
      const waits = errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0));
      if (waits.some((wait) => wait > 0)) context.log.retryAfter = Math.max(...waits);
      return result.data === undefined ? { errors } : { data: result.data, errors };
    },
  };
}

export type Executor = ReturnType<typeof createExecutor>;
