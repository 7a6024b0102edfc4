import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

type InFlight = {
  /** The functions to call after the answer arrives. */
  acts: Set<() => void>;
  /**
   * The ids of the entities that have changed since the request. An empty string stands for a change that may affect
   * every answer.
   */
  changed: string[];
};

const underWay = new Set<InFlight>();

/**
 * Calls `act` after the answer of each operation that is now in flight. `act` repeats a change of the cache, because
 * such an answer may be older than the change and may put removed data back into the cache.
 */
export function afterAnswers(act: () => void) {
  for (const { acts } of underWay) acts.add(act);
}

/**
 * Reports that another member changed these entities and that the page already shows the change. A query that is now in
 * flight is sent a second time if its answer contains one of the ids.
 */
export function tellChange(...ids: string[]) {
  for (const { changed } of underWay) changed.push(...ids);
}

/**
 * Creates a link that repeats a query if a change happened between the request and its answer. Such an answer may not
 * include the change, and would undo the change in the cache. The link repeats a query at most one time, so that
 * frequent changes do not delay its answer forever. Mutations that only count something (views, clicks, typing) return
 * a number or a boolean. They cause no repeat, because no page shows their result. The code uses no rxjs operators,
 * because they would add 1 KB to the first load of every page.
 */
export function createStaleLink() {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const isQuery = operation.operationType === OperationTypeNode.QUERY;
        const acts = new Set<() => void>();
        const changed: string[] = [];
        const inFlight = { acts, changed };
        underWay.add(inFlight);
        let asksAgain = false;
        const answer = (result: ApolloLink.Result) => {
          observer.next(result);
          for (const act of acts) act();
        };
        const error = (reason: unknown) => observer.error(reason);
        const complete = () => observer.complete();
        let sent = forward(operation).subscribe({
          next(result) {
            if (isQuery) asksAgain = !result.errors && changed.some((id) => JSON.stringify(result).includes(id));
            else if (Object.values(result.data ?? {}).some((each) => typeof each === 'object')) tellChange('');

            if (asksAgain) sent = forward(operation).subscribe({ next: answer, error, complete });
            else answer(result);
          },
          error,
          complete: () => asksAgain || complete(),
        });
        return () => {
          underWay.delete(inFlight);
          sent.unsubscribe();
        };
      }),
  );
}
