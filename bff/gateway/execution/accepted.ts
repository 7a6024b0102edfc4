import { OperationTypeNode, type DocumentNode } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { createKept } from './documents.ts';
import type { Executor } from './executor.ts';
import { isRecord } from '../is-record.ts';
import { Lru } from '../lru.ts';

interface Known {
  document: DocumentNode;
  operationName: string | undefined;
}

interface Kept extends Known {
  /** The visitors' queries that are being executed. The key is made of all that the answer depends on. */
  underWay: Map<string, Promise<Executed>>;
}

interface Executed {
  status: number;
  text: string;
  hasErrors: boolean;
}

export interface Answered {
  status: number;
  contentType: string;
  text: string;
}

/**
 * Caches the operations that Apollo has accepted. The first request with an operation goes through all of Apollo:
 * parsing, validation, limits, and the choice of a media type. For later requests with the same text, these steps have
 * the same results. Apollo would still spend an eighth of the request's time on hashing, wrapping and awaiting. So the
 * cache answers such requests itself, and repeats only the checks that depend on the variables. Apollo still answers
 * every unusual request.
 *
 * Visitors who send the same query at the same time share one execution, because the platform gives all visitors the
 * same answer. So a link that many visitors open at once costs one call to the platform instead of one per visitor. An
 * answer with errors is not shared: the platform may have limited the rate of one visitor's address.
 */
export function createAccepted(executor: Executor) {
  const documents = createKept<Kept>();
  const mediaTypes = new Lru<string>(100);

  return {
    /** Adds an operation that has passed all checks. Never called for a subscription. */
    keep(text: string | undefined, known: Known) {
      if (text !== undefined) documents.keep(text, { ...known, underWay: new Map() }, text.length);
    },

    /** Remembers the media type of the response that Apollo chose for this `Accept` header. */
    keepMediaType(accept: string | undefined, contentType: string) {
      mediaTypes.set(accept ?? '', contentType);
    },

    /**
     * Executes the operation of a JSON request body if the operation is in the cache. Returns undefined if Apollo has
     * to answer the request.
     */
    async answer(body: unknown, accept: string | undefined, context: GatewayContext): Promise<Answered | undefined> {
      const question = questionOf(body);
      const known = question && documents.get(question.query);
      const contentType = mediaTypes.get(accept ?? '');
      if (!known || contentType === undefined || known.operationName !== question.operationName) return undefined;

      const { document, operationName } = known;
      if (executor.check(document, operationName, question.variables)) return undefined;
      const operation = executor.operationOf(document, operationName);
      context.log.operation = operation?.name?.value;
      const execute = async (): Promise<Executed> => {
        const { errors, data, extensions } = await executor.run(document, operationName, question.variables, context);
        const text = `${JSON.stringify({ errors, data, extensions })}\n`;
        return { status: data === undefined ? 400 : 200, text, hasErrors: errors !== undefined };
      };

      const isShared =
        operation?.operation === OperationTypeNode.QUERY && context.token === undefined && !context.explain;
      if (!isShared) return { contentType, ...(await execute()) };

      const key = JSON.stringify([question.variables, context.onError]);
      const first = known.underWay.get(key);
      if (first) {
        const executed = await first;
        if (executed.hasErrors) return { contentType, ...(await execute()) };
        executor.record(document, operationName, context);
        return { contentType, ...executed };
      }
      const executing = execute().finally(() => known.underWay.delete(key));
      known.underWay.set(key, executing);
      return { contentType, ...(await executing) };
    },
  };
}

export type Accepted = ReturnType<typeof createAccepted>;

function questionOf(body: unknown) {
  if (!isRecord(body) || typeof body['query'] !== 'string') return undefined;
  const { query, operationName, variables, extensions } = body;
  if (extensions != null || (operationName != null && typeof operationName !== 'string')) return undefined;
  if (variables != null && !isRecord(variables)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
}
