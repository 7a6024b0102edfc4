import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/**
 * An answer that was asked for before a change and comes after it may not know of it, and would undo in the cache what
 * the member did: such a query is asked once more, and only once, so that many changes cannot keep it from being
 * answered. What is merely counted (views, clicks, typing) is answered with a number or a yes, and no page shows it.
 * Written out, as in stepUp.ts.
 */
export function createStaleLink() {
  let changes = 0;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const isQuery = operation.operationType === OperationTypeNode.QUERY;
        const known = changes;
        let asksAgain = false;
        let sent = forward(operation).subscribe({
          next(result) {
            if (isQuery) asksAgain = known !== changes && !result.errors;
            else if (Object.values(result.data ?? {}).some((answer) => typeof answer === 'object')) changes += 1;

            if (asksAgain) sent = forward(operation).subscribe(observer);
            else observer.next(result);
          },
          error: (error) => observer.error(error),
          complete: () => asksAgain || observer.complete(),
        });
        return () => sent.unsubscribe();
      }),
  );
}
