import type { ApolloCache, ApolloClient, DefaultContext, OperationVariables, TypedDocumentNode } from '@apollo/client';

type Typed = { __typename: string };

/** The success types of a mutation's result union: all of its types whose name does not end with `Refusal`. */
export type Success<Result> = Exclude<Result, { __typename: `${string}Refusal` }>;
type Refused<Result> = Extract<Result, { __typename: `${string}Refusal`; message: string }>;

export type Outcome<Result> =
  { success: Success<Result>; refusal?: undefined } | { success?: undefined; refusal: Refused<Result> };

/** A mutation with a single root field, which returns a union of success types and `Refusal`. */
export type ResultMutation<Result, Variables> = TypedDocumentNode<Record<string, Result>, Variables>;

/** The options of `client.mutate` that decide how a mutation is sent and what it changes in the cache. */
export type ResultOptions<Result, Variables> = {
  /** Changes the cache after a success. Not called after a refusal. */
  update?: ((cache: ApolloCache, success: Success<Result>, variables: Variables) => void) | undefined;
  fetchPolicy?: 'no-cache';
  context?: DefaultContext;
  optimisticResponse?: (variables: Variables) => NoInfer<Record<string, Result>>;
};

/**
 * Sends a mutation and separates its success from its refusal.
 * @throws the GraphQL or network error if the server did not answer with a result
 */
export async function askResult<Result extends Typed, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: ResultMutation<Result, Variables>,
  variables: NoInfer<Variables>,
  { update, ...options }: ResultOptions<Result, Variables> = {},
): Promise<Outcome<Result>> {
  const { data } = await client.mutate({
    mutation,
    variables,
    ...options,
    update(cache, { data: written }) {
      const { success } = outcomeOf(written);
      if (success) update?.(cache, success, variables);
    },
  });
  return outcomeOf(data);
}

function outcomeOf<Result extends Typed>(data: Record<string, Result> | null | undefined): Outcome<Result> {
  const [result] = Object.values(data ?? {});
  if (result && isRefusal(result)) return { refusal: result };
  if (result && isSuccess(result)) return { success: result };
  throw new Error('The answer has no result.');
}

function isRefusal<Result extends Typed>(result: Result): result is Refused<Result> {
  return result.__typename.endsWith('Refusal');
}

function isSuccess<Result extends Typed>(result: Result): result is Success<Result> {
  return !result.__typename.endsWith('Refusal');
}
