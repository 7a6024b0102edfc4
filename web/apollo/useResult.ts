import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { serverMessageOf } from './faults.ts';
import { askResult, type Outcome, type ResultMutation, type ResultOptions, type Success } from './result.ts';

/** The options of `useResult`. */
export type ResultHandlers<Result, Variables> = ResultOptions<Result, Variables> & {
  /** Called after a success. */
  done?: (success: Success<Result>, variables: Variables) => void;
  /**
   * Called after a refusal or an error.
   * @param problem the server's message; undefined if the connection was lost, as `toastFailure` takes it
   * @param refusal undefined if the server did not answer with a result
   */
  failed: (problem: string | undefined, refusal: Outcome<Result>['refusal'], variables: Variables) => void;
};

/**
 * Runs a mutation whose result is a union of success types and `Refusal`. Codegen writes a hook for each such mutation,
 * such as `useDeletePostMutation`, which calls this one. While the mutation is running, a further call
 * does nothing, so that a double click sends a single request.
 * @returns `run`, which resolves to true after a success and never rejects, and `loading`
 */
export function useResult<Result extends { __typename: string }, Variables extends OperationVariables>(
  mutation: ResultMutation<Result, Variables>,
  { done, failed, ...options }: ResultHandlers<Result, Variables>,
) {
  const client = useApolloClient();
  const running = useRef(false);
  const [loading, setLoading] = useState(false);

  async function run(variables: Variables): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setLoading(true);
    const outcome = await askResult(client, mutation, variables, options).catch((error: unknown) => ({ error }));
    running.current = false;
    setLoading(false);
    if ('error' in outcome) {
      failed(serverMessageOf(outcome.error), undefined, variables);
      return false;
    }
    const { success, refusal } = outcome;
    if (refusal) failed(refusal.message, refusal, variables);
    else if (success) done?.(success, variables);
    return success !== undefined;
  }

  return { run, loading };
}
