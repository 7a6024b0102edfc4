import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** What is done once more after the answer, for each query that is under way. */
const underWay = new Set<Set<() => void>>();

/**
 * Does something once more after every answer that was asked for before now: it may not know yet of what has happened,
 * and brings back into the cache what is gone.
 */
export function afterAnswers(act: () => void) {
  for (const acts of underWay) acts.add(act);
}

/** The ids of what was changed, one after the other; the empty one is in every answer. */
const changed: string[] = [];

/**
 * An answer that was asked for before now and speaks of one of these is asked for once more: another member has changed
 * it, and the page counts with that already.
 */
export function tellChange(...ids: string[]) {
  changed.push(...ids);
}

/**
 * An answer that was asked for before a change and comes after it may not know of it, and would undo in the cache what
 * the member did: such a query is asked once more, and only once, so that many changes cannot keep it from being
 * answered. What is merely counted (views, clicks, typing) is answered with a number or a yes, and no page shows it.
 * Written out, as in stepUp.ts.
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
