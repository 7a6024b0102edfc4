import { ApolloLink, Observable } from '@apollo/client';

/**
 * A request that the page started before the bundle arrived (index.html). `key` is the operation's name and variables
 * as `preloadKey` writes them; `answer` resolves to the parsed GraphQL answer, or rejects.
 */
export type Preload = { key: string; token: string; answer: Promise<ApolloLink.Result> };

declare global {
  interface Window {
    __preload?: Preload;
  }
}

/** How an operation is recognised: its name and its given variables, in the order of their names. */
export function preloadKey(operationName: string, variables: Record<string, unknown>) {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== null);
  return JSON.stringify([operationName, given.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Answers the one operation that the page has asked already; should that have failed, asks as usual. */
export function createPreloadLink(currentToken: () => string | null) {
  return new ApolloLink((operation, forward) => {
    const preload = window.__preload;
    if (!preload || preload.key !== preloadKey(operation.operationName ?? '', operation.variables)) return forward(operation);
    delete window.__preload;
    if (preload.token !== currentToken()) return forward(operation);

    return new Observable((observer) => {
      let stop = () => {};
      let stopped = false;
      preload.answer.then(
        (result) => {
          if (stopped) return;
          observer.next(result);
          observer.complete();
        },
        () => {
          if (stopped) return;
          const subscription = forward(operation).subscribe(observer);
          stop = () => subscription.unsubscribe();
        },
      );
      return () => {
        stopped = true;
        stop();
      };
    });
  });
}
