import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { OperationTypeNode, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Accepted } from './accepted.ts';
import type { GatewayContext } from '../context.ts';
import { documentStore } from './documents.ts';
import { overLimit } from '../errors.ts';
import type { Executor } from './executor.ts';
import { limits, limitsRule } from './limits.ts';

interface ApolloParts {
  schema: GraphQLSchema;
  executor: Executor;
  accepted: Accepted;
  production: boolean;
  logger: Logger;
}

/**
 * Creates and starts Apollo Server. Apollo handles the HTTP protocol, and parses and validates each document a single
 * time. The executor executes the operations.
 * @returns the started server
 */
export async function createApollo({ schema, executor, accepted, production, logger }: ApolloParts) {
  const apollo = new ApolloServer<GatewayContext>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    nodeEnv: production ? 'production' : 'development',
    parseOptions: { maxLexicalTokens: limits.tokens },
    validationRules: [limitsRule],
    documentStore: documentStore(),
    formatError: ({ message, locations, extensions }) => ({
      message,
      ...(locations && { locations }),
      extensions: {
        code: extensions?.['code'],
        ...(extensions?.['retryAfter'] !== undefined && { retryAfter: extensions['retryAfter'] }),
      },
    }),
    logger,
    plugins: [
      // Turns off Apollo's cache control plugin. It would wrap every resolver, which takes a fifth of a request's time,
      // and set headers that no client reads.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      executionPlugin(executor, accepted),
    ],
  });
  await apollo.start();
  return apollo;
}

function executionPlugin(executor: Executor, accepted: Accepted): ApolloServerPlugin<GatewayContext> {
  const listener: Awaited<ReturnType<NonNullable<ApolloServerPlugin<GatewayContext>['requestDidStart']>>> = {
    async responseForOperation({ document, source, request, contextValue }) {
      const { operationName, variables = {} } = request;
      const operation = executor.operationOf(document, operationName);
      // If the request contains no operation, Apollo itself reports this error.
      if (!operation) return null;
      contextValue.log.operation = operation.name?.value;

      const refused =
        operation.operation === OperationTypeNode.SUBSCRIPTION
          ? overLimit(
              'Subscriptions travel over a socket (graphql-transport-ws) or as an event stream (graphql-sse) on this path.',
            )
          : executor.check(document, operationName, variables);
      if (refused) {
        const { message, extensions } = refused;
        contextValue.log.errors = [String(extensions['code'])];
        const explained = executor.extensionsOf(document, operationName, variables, contextValue);
        const errors = [{ message, extensions: { code: extensions['code'] } }];
        return respond({ errors, ...(explained && { extensions: explained }) }, 400);
      }

      accepted.keep(source, { document, operationName });
      const answer = await executor.run(document, operationName, variables, contextValue);
      return respond(answer, 'data' in answer ? undefined : 400);
    },
  };
  // All requests share one listener object, because the object holds no data of a request.
  return { requestDidStart: () => Promise.resolve(listener) };
}

function respond(singleResult: FormattedExecutionResult, status: number | undefined) {
  return { http: { status, headers: new HeaderMap() }, body: { kind: 'single' as const, singleResult } };
}
