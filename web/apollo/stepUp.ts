import { ApolloLink, Observable } from '@apollo/client';

/** Asks the member to prove their identity again. Resolves to false when the member cancels. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);

export function setStepUp(next: Ask) {
  ask = next;
}

/**
 * Creates a link that handles a mutation refused with STEP_UP_REQUIRED: it asks the member to prove their identity and
 * then sends the mutation again. The component that sent the mutation gets only the final answer. Repeating the
 * mutation is safe, because a refused mutation has changed nothing. The code uses no rxjs operators, because they would
 * add 1 KB to the first load of every page.
 */
export function createStepUpLink() {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let asking = false;
        let sent = forward(operation).subscribe({
          next(result) {
            if (!Object.values(result.data ?? {}).some(asksForProof)) {
              observer.next(result);
              return;
            }
            asking = true;
            const giveUp = () => {
              observer.next(result);
              observer.complete();
            };
            ask().then((proved) => {
              if (proved) sent = forward(operation).subscribe(observer);
              else giveUp();
            }, giveUp);
          },
          error: (error) => observer.error(error),
          complete: () => asking || observer.complete(),
        });
        return () => sent.unsubscribe();
      }),
  );
}

function asksForProof(value: unknown) {
  return typeof value === 'object' && value !== null && 'code' in value && value.code === 'STEP_UP_REQUIRED';
}
