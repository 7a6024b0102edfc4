import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { fetchStarted } from './activity.ts';

/**
 * Keeps the loading flag on while queries and mutations are in flight (SPEC.md, section 4). Ignores subscriptions,
 * because they stay open, and ignores background operations, which have `quiet` in their context.
 */
export function createActivityLink() {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION || operation.getContext()['quiet'] === true)
      return forward(operation);

    return new Observable((observer) => {
      const finished = fetchStarted();
      const subscription = forward(operation).subscribe(observer);
      subscription.add(finished);
      return subscription;
    });
  });
}
