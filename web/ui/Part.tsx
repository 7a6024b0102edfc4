import { Suspense, useEffect, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

const PAUSE_MS = 60_000;

type PartProps = {
  /** When this value changes, the part is loaded again. */
  place?: string | undefined;
  /** Shown until the part has loaded, and if it fails to load. */
  fallback?: ReactNode;
  /**
   * Set it for a part that the member has opened. It is called when the code fails to load, and has to reset the state
   * that opened the part, so that the member can try again. A toast is shown too.
   */
  onFail?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A part of a page whose code loads later. The page works without the part, and the load is retried until it succeeds.
 */
export function Part({ place, fallback = null, onFail, children }: PartProps) {
  const fail =
    onFail &&
    (() => {
      onFail();
      // Every page that shows toasts has already loaded toast.ts, so this import needs no network.
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

/** Calls `retry` after a pause of PAUSE_MS, and when the network returns. */
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
