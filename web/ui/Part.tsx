import { Suspense, useEffect, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

const PAUSE = 60_000; // ms

type PartProps = {
  /** Is tried again when it changes. */
  place?: string | undefined;
  /** Stands until it is there, and where it does not come. */
  fallback?: ReactNode;
  /** For what the member asked for: takes the wish back, so that they can ask again, and are told. */
  onFail?: (() => void) | undefined;
  children: ReactNode;
};

/** A part of a page that is brought later: the page stands without it, and it is asked for again until it comes. */
export function Part({ place, fallback = null, onFail, children }: PartProps) {
  const fail =
    onFail &&
    (() => {
      onFail();
      // A page that shows messages has their code.
      import('./toast.ts').then(
        ({ toastNotOpened }) => toastNotOpened(),
        () => undefined,
      );
    });
  return (
    <Boundary
      place={place}
      fallback={(retry) => (
        <>
          {fallback}
          {retry && !onFail && <Again retry={retry} />}
        </>
      )}
      onFail={fail}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** Tries again after a pause, and as soon as there is a network again. */
function Again({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, PAUSE);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [retry]);
  return null;
}
