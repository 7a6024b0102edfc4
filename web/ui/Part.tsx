import { Suspense, useEffect, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

const PAUSE_MS = 60_000;

type PartProps = {
  /** A changed value loads the part again. */
  place?: string | undefined;
  /** Shown until the part has loaded, and if it fails to load. */
  fallback?: ReactNode;
  /** For a part that the member opened: resets the state that opened it, so that they can retry, and shows a toast. */
  onFail?: (() => void) | undefined;
  children: ReactNode;
};

/** A part of a page whose code loads later. The page works without it, and the load is retried until it succeeds. */
export function Part({ place, fallback = null, onFail, children }: PartProps) {
  const fail =
    onFail &&
    (() => {
      onFail();
      // toast.ts is already loaded in every page that shows toasts.
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

/** Retries after a pause, and when the network returns. */
function Again({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, PAUSE_MS);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [retry]);
  return null;
}
