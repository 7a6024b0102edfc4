import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** For each query in flight, the functions to call again after its answer. */
const underWay = new Set<Set<() => void>>();

/**
 * Calls `act` again after the answer of every operation that is already in flight: such an answer may be older than the
 * change, and would put removed data back into the cache.
 */
export function afterAnswers(act: () => void) {
  for (const acts of underWay) acts.add(act);
}

/** The ids of changed entities, in the order of the changes. An empty string matches every answer. */
const changed: string[] = [];

/**
 * Reports that another member changed these entities and that the page already shows it. An answer that was requested
 * before and contains one of the ids is requested once more.
 */
export function tellChange(...ids: string[]) {
  changed.push(...ids);
}

/**
 * Creates a link that repeats a query whose answer was requested before a change and arrives after it. Such an answer
 * may not include the change and would undo in the cache what the member did. The link repeats a query only once, so
 * that frequent changes cannot keep it from being answered. Mutations that only count something (views, clicks, typing)
 * return a number or a boolean, and do not cause a repeat, as no page shows their result. Written without rxjs'
 * operators, as in stepUp.ts.
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
