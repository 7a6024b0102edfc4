import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** For each operation in flight, the functions to call after its answer. */
const underWay = new Set<Set<() => void>>();

/**
 * Calls `act`, a change of the cache, again after the answer of each operation that is now in flight. Such an answer
 * may be older than the change and may put removed data back into the cache.
 */
export function afterAnswers(act: () => void) {
  for (const acts of underWay) acts.add(act);
}

/** The ids of changed entities, in the order of the changes. An empty string matches every answer. */
const changed: string[] = [];

/**
 * Reports that another member changed these entities and that the page already shows the change. If the answer of a
 * query that is now in flight contains one of the ids, the query is sent a second time.
 */
export function tellChange(...ids: string[]) {
  changed.push(...ids);
}

/**
 * Creates a link that repeats a query if it was sent before a change and its answer arrives after the change. Such an
 * answer may not include the change, and would undo it in the cache. The link repeats a query at most one time, so that
 * frequent changes do not delay its answer forever. Mutations that only count something (views, clicks, typing) return
 * a number or a boolean; they cause no repeat, because no page shows their result. The code uses no rxjs operators, for
 * the reason given in stepUp.ts.
 */
export function createStaleLink() {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const isQuery = operation.operationType === OperationTypeNode.QUERY;
        const known = changed.length;
        const acts = new Set<() => void>();
        underWay.add(acts);
        let asksAgain = false;
        const answer = (result: ApolloLink.Result) => {
          observer.next(result);
          for (const act of acts) act();
        };
        const error = (reason: unknown) => observer.error(reason);
        const complete = () => observer.complete();
        let sent = forward(operation).subscribe({
          next(result) {
            if (isQuery)
              asksAgain = !result.errors && changed.slice(known).some((id) => JSON.stringify(result).includes(id));
            else if (Object.values(result.data ?? {}).some((each) => typeof each === 'object')) tellChange('');

            if (asksAgain) sent = forward(operation).subscribe({ next: answer, error, complete });
            else answer(result);
          },
          error,
          complete: () => asksAgain || complete(),
        });
        return () => {
          underWay.delete(acts);
          sent.unsubscribe();
        };
      }),
  );
}
