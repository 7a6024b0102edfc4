import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { cacheExchange } from '@urql/exchange-graphcache';
import { CombinedError, createClient as createUrqlClient, fetchExchange, subscriptionExchange } from '@urql/core';
import { introspectionFromSchema, isAbstractType, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import {
  codesOf,
  faultOf,
  Faults,
  headersOf,
  openSocketClient,
  openStreamClient,
  post,
  type Client,
  type Place,
} from './client.ts';

export function createApolloClient(place: Place): Client {
  const socket = openSocketClient(place);
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: possibleTypesOf(place.schema) }),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(socket),
      new HttpLink({ uri: place.url, headers: headersOf(place) }),
    ),
  });
  const failed = (error: unknown) => (CombinedGraphQLErrors.is(error) ? new Faults(codesOf(error.errors)) : error);
  return {
    async ask({ document, data }, variables = {}) {
      const read = gql(document);
      const isMutation = document.startsWith('mutation');
      try {
        const given = isMutation
          ? await client.mutate({ mutation: read, variables })
          : await client.query({ query: read, variables, fetchPolicy: 'network-only' });
        return data.parse(given.data);
      } catch (error) {
        throw failed(error);
      }
    },
    cached: ({ document, data }, variables = {}) =>
      data.nullable().parse(client.readQuery({ query: gql(document), variables })),
    subscribe({ document, data }, variables, onEvent, onFault) {
      client.subscribe({ query: gql(document), variables }).subscribe({
        next: (event) => (event.error ? onFault(failed(event.error)) : onEvent(data.parse(event.data))),
        error: onFault,
      });
    },
    close() {
      client.stop();
      void socket.dispose();
    },
  };
}

/** Returns the names of the possible object types of each union and interface. */
function possibleTypesOf(schema: GraphQLSchema) {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]));
}

export function createGraphcacheClient(place: Place): Client {
  const socket = openSocketClient(place);
  const client = createUrqlClient({
    url: place.url,
    fetchOptions: { headers: headersOf(place) },
    exchanges: [
      cacheExchange({
        schema: introspectionFromSchema(place.schema),
        keys: { ReactionSummary: () => null, Session: () => null },
      }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query, variables }, sink) }),
        }),
      }),
    ],
  });
  const failed = (error: unknown) =>
    error instanceof CombinedError ? new Faults(codesOf(error.graphQLErrors)) : error;
  return {
    async ask({ document, data }, variables = {}) {
      const { data: given, error } = await (
        document.startsWith('mutation')
          ? client.mutation<unknown>(document, variables)
          : client.query<unknown>(document, variables, { requestPolicy: 'network-only' })
      ).toPromise();
      if (error) throw failed(error);
      return data.parse(given);
    },
    cached: ({ document, data }, variables = {}) =>
      data.nullable().parse(client.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? null),
    subscribe({ document, data }, variables, onEvent, onFault) {
      client.subscription(document, variables).subscribe(({ data: given, error }) => {
        if (error) onFault(failed(error));
        else onEvent(data.parse(given));
      });
    },
    close: () => void socket.dispose(),
  };
}

/** Creates a client that uses graphql-request for queries and mutations, and graphql-sse for subscriptions. */
export function createRequestClient(place: Place): Client {
  const client = new GraphQLClient(place.url, { headers: headersOf(place) });
  const streams = openStreamClient(place);
  return {
    async ask({ document, data }, variables = {}) {
      try {
        return data.parse(await client.request(document, variables));
      } catch (error) {
        throw error instanceof ClientError ? new Faults(codesOf(error.response.errors)) : error;
      }
    },
    subscribe: bySubscribing(streams),
    close: () => streams.dispose(),
  };
}

/** Creates a client that uses fetch for queries and mutations, and graphql-ws for subscriptions. */
export function createFetchClient(place: Place): Client {
  const socket = openSocketClient(place);
  return {
    async ask(operation, variables = {}) {
      const { data, errors: given } = await post(place, operation, variables);
      if (given) throw new Faults(codesOf(given));
      return operation.data.parse(data);
    },
    subscribe: bySubscribing(socket),
    close: () => void socket.dispose(),
  };
}

interface Sink {
  next: (value: { data?: unknown; errors?: readonly unknown[] | undefined }) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

interface Subscribing {
  subscribe: (request: { query: string; variables: Record<string, unknown> }, sink: Sink) => () => void;
}

/**
 * Creates the `subscribe` method of a `Client`. Works for graphql-ws and graphql-sse, because their clients have the
 * same interface.
 */
function bySubscribing(library: Subscribing): Client['subscribe'] {
  return ({ document, data }, variables, onEvent, onFault) => {
    library.subscribe(
      { query: document, variables },
      {
        next: (event) => (event.errors ? onFault(new Faults(codesOf(event.errors))) : onEvent(data.parse(event.data))),
        error: (error) => onFault(faultOf(error)),
        complete: () => undefined,
      },
    );
  };
}
