import { ApolloLink, Observable } from '@apollo/client';

/**
 * A request that index.html started before the app's JavaScript arrived. `key` is the operation's name and variables as
 * `preloadKey` formats them. `answer` resolves to the parsed GraphQL response, or rejects.
 */
export type Preload = { key: string; token: string; answer: Promise<unknown> };

declare global {
  interface Window {
    __preload?: Preload;
  }
}

/**
 * Returns the key of an operation: the name of the operation and its variables, sorted by name, excluding null and
 * undefined values. The page's inline script contains the source of this function (web/build/boot.ts), so it is plain
 * ES2017 without imports.
 */
export function preloadKey(operationName: string, variables: Record<string, unknown>) {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== null);
  return JSON.stringify([operationName, given.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/**
 * Creates a link that answers an operation with the response to the request that index.html has already started. If
 * that request failed, the link sends the operation as usual.
 */
export function createPreloadLink(currentToken: () => string | null) {
  return new ApolloLink((operation, forward) => {
    const preload = window.__preload;
    if (!preload || preload.key !== preloadKey(operation.operationName ?? '', operation.variables))
      return forward(operation);
    delete window.__preload;
    if (preload.token !== currentToken()) return forward(operation);

    return new Observable((observer) => {
      let stop = () => {};
      let stopped = false;
      const ask = () => {
        const subscription = forward(operation).subscribe(observer);
        stop = () => subscription.unsubscribe();
      };
      preload.answer.then(
        (answer) => {
          if (stopped) return;
          if (!isResult(answer)) {
            ask();
            return;
          }
          observer.next(answer);
          observer.complete();
        },
        () => stopped || ask(),
      );
      return () => {
        stopped = true;
        stop();
      };
    });
  });
}

function isResult(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}
