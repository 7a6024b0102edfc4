import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { fetchStarted } from './activity.ts';

/**
 * Keeps the loading flag on while queries and mutations are under way (SPEC 4). Not for subscriptions, which last, nor
 * for what happens behind the member's back: operations with `quiet` in their context.
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
