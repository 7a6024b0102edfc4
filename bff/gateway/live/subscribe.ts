import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import { overLimit } from '../errors.ts';
import type { Engine, Engines } from '../execution/engine.ts';
import { INVALID_ON_ERROR, onErrorOf } from '../execution/on-error.ts';
import type { Trusted } from '../execution/trusted.ts';
import type { Interest } from './hub.ts';
import type { LiveField } from './realtime.ts';

interface Parts {
  engines: Engines;
  trusted: Trusted;
  live: Record<string, LiveField<unknown>>;
}

export interface Request {
  /** The text of the document. Empty if `extensions` contains the document's hash instead. */
  query: string;
  /**
   * The `extensions` of the request. With `cost: true`, the error of a refused subscription contains the computed cost.
   */
  extensions?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
  /** The error mode of each event (on-error.ts), as the client sent it. */
  onError?: unknown;
}

export type Asked = Interest<LiveField<unknown>>;

/**
 * Reads and checks the request for a subscription, with the same limits as for HTTP requests. Never throws because of
 * the request's content.
 * @returns the subscription, or the errors for the client
 */
export async function readRequest(parts: Parts, request: Request): Promise<Asked | GraphQLError[]> {
  const admitted = parts.trusted.admit(request.query, request.extensions);
  if ('error' in admitted) return [admitted.error];
  const engine = await parts.engines.engineOf(admitted.schemaSdl);
  const { executor } = engine;
  const read = engine.documents.read(admitted.query);
  if ('errors' in read) return read.errors;

  const { document } = read;
  const operationName = request.operationName ?? undefined;
  const variables = request.variables ?? {};
  const operation = executor.operationOf(document, operationName);
  if (!operation)
    return [overLimit(operationName ? `Unknown operation named "${operationName}".` : 'Which operation is meant?')];
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [
      overLimit(
        'Only subscriptions travel over a socket or an event stream; send queries and mutations as HTTP requests.',
      ),
    ];
  }
  const refused = executor.check(document, operationName, variables);
  if (refused) {
    const cost = request.extensions?.['cost'] === true && executor.costOf(document, operationName, variables);
    if (cost) refused.extensions['cost'] = cost;
    return [refused];
  }

  const onError = onErrorOf(request);
  if (onError === 'invalid') return [overLimit(INVALID_ON_ERROR)];

  const asked = interestOf(parts.live, engine, document, operation, variables);
  if (!Array.isArray(asked) && asked.live.kind === 'shared' && executor.hasPages(document, operationName)) {
    return [overLimit(`${asked.fieldName} brings no pages: ask for them with a query.`)];
  }
  return Array.isArray(asked) ? asked : { ...asked, onError };
}

function interestOf(
  live: Parts['live'],
  { schema, executor, canSend }: Engine,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Asked | GraphQLError[] {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors)
    return errors.map(
      ({ message, nodes }) => new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } }),
    );

  const node = rootFieldOf(document, operation);
  const field = node && schema.getSubscriptionType()?.getFields()[node.name.value];
  const liveField = node && live[node.name.value];
  if (!node || !field || !liveField) return [overLimit('There is nothing to listen to.')];

  try {
    const args = getArgumentValues(field, node, coerced);
    const operationName = operation.name?.value;
    return {
      executor,
      document,
      operationName,
      variables: declared(operation, variables),
      fieldName: field.name,
      live: liveField,
      args,
      canSend: (payload) => canSend(field.name, payload),
    };
  } catch (error) {
    return [overLimit(error instanceof GraphQLError ? error.message : 'The arguments cannot be read.')];
  }
}

/**
 * Returns only the variables that the document declares, in the order of their declarations. Otherwise a client could
 * create a new group of listeners by adding undeclared variables.
 */
function declared({ variableDefinitions = [] }: OperationDefinitionNode, variables: Record<string, unknown>) {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
}

/**
 * Returns the root field of the subscription, which may be within fragments. GraphQL validation guarantees that there
 * is exactly one.
 */
function rootFieldOf(document: DocumentNode, operation: OperationDefinitionNode): FieldNode | undefined {
  let [selection] = operation.selectionSet.selections;
  while (selection && selection.kind !== Kind.FIELD) {
    const spread = selection;
    if (spread.kind === Kind.INLINE_FRAGMENT) [selection] = spread.selectionSet.selections;
    else {
      const fragment = document.definitions.find(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === spread.name.value,
      );
      [selection] = fragment?.kind === Kind.FRAGMENT_DEFINITION ? fragment.selectionSet.selections : [];
    }
  }
  return selection;
}
