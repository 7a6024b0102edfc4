import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { getUnifiedGraphGracefully } from '@graphql-mesh/fusion-composition';
import { useJIT as jit } from '@graphql-mesh/plugin-jit';
import rest from '@graphql-mesh/transport-rest';
import { loadNonExecutableGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';

/**
 * Hive Gateway 2 on node:http, with JIT, and without log lines, request ids and pages for developers. Before it
 * listens, GraphQL Mesh composes its supergraph from the OpenAPI document in the file `OPENAPI`. It sends the token of
 * its client with each call to the platform.
 */

const schema = await loadNonExecutableGraphQLSchemaFromOpenAPI('Platform', {
  source: process.env.OPENAPI,
  cwd: '/',
  endpoint: process.env.PLATFORM_URL,
  operationHeaders: { authorization: '{context.headers.authorization}' },
  ignoreErrorResponses: true, // no union with refusals, so that the answer needs no type check
});
const gateway = createGatewayRuntime({
  supergraph: getUnifiedGraphGracefully([{ name: 'Platform', schema }]),
  transports: { rest },
  plugins: () => [jit()],
  logging: false,
  requestId: false,
  graphiql: false,
  landingPage: false,
});

createServer((request, response) => void gateway(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
