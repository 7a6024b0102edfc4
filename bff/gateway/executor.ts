import {
  execute,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { weigh } from './compilable.ts';
import { measure, type Price } from './complexity.ts';
import type { GatewayContext } from './context.ts';
import { defaultsOf } from './defaults.ts';
import { presentError } from './errors.ts';
import { checkPrice, limits } from './limits.ts';

interface Plan {
  operation: OperationDefinitionNode;
  /** First of its root fields, under the schema's name. */
  field: string | undefined;
  price: Price;
  fillDefaults: (variables: Variables) => Variables;
  /** Absent at first; null when it cannot be compiled. */
  compiled?: CompiledQuery | null;
  used: boolean;
}

export type Variables = Record<string, unknown>;

/**
 * Executes validated documents. Each is compiled on its second use (the first is as likely to be its last, and
 * compiling costs more than executing), and forgotten together with its document.
 */
export function createExecutor(schema: GraphQLSchema, report: (error: unknown, context: GatewayContext) => void) {
  const plans = new WeakMap<DocumentNode, Map<string, Plan>>();

  function planOf(document: DocumentNode, operationName: string | undefined) {
    const ofDocument = plans.get(document) ?? new Map<string, Plan>();
    const known = ofDocument.get(operationName ?? '');
    if (known) return known;

    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const { price, rootFields } = measure(schema, document, operation, limits);
    const [field] = rootFields.keys();
    const plan = { operation, field, price, fillDefaults: defaultsOf(schema, operation), used: false };
    plans.set(document, ofDocument.set(operationName ?? '', plan));
    return plan;
  }

  function compiledOf(plan: Plan, document: DocumentNode, operationName: string | undefined) {
    if (plan.compiled === undefined && plan.used) {
      plan.compiled = null;
      if (weigh(schema, document, plan.operation, limits.compiled) !== undefined) {
        // Records are checked where they come in; serialising strings and numbers again would check nothing.
        const compiled = compileQuery(schema, document, operationName, { disableLeafSerialization: true });
        if (isCompiledQuery(compiled)) plan.compiled = compiled;
      }
    }
    plan.used = true;
    return plan.compiled;
  }

  return {
    /** Undefined when there is none of that name, or several and no name. */
    operationOf(document: DocumentNode, operationName: string | undefined) {
      return planOf(document, operationName)?.operation;
    },

    /** The limits that depend on variables. Undefined when they are kept, or the operation is unknown. */
    check(document: DocumentNode, operationName: string | undefined, variables: Variables): GraphQLError | undefined {
      const plan = planOf(document, operationName);
      return plan && checkPrice(plan.price, variables);
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
      const compiled = plan && compiledOf(plan, document, operationName);
      const result: ExecutionResult = compiled
        ? await compiled.query(root, context, plan.fillDefaults(variables))
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
