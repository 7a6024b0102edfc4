import { Suspense, useEffect, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Broken } from './Broken.tsx';

const PAUSE_MS = 60_000;

type PartProps = {
  /** When this value changes, the part's code is loaded again if it failed to load. */
  place?: string | undefined;
  /** The content to show until the part has loaded, and if the part fails to load. */
  fallback?: ReactNode;
  /**
   * Called when the part's code fails to load or throws an error. Set it for a part that the member has opened: the
   * function must reset the state that opened the part, so that the member can try again. A toast is shown too.
   */
  onFail?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A part of a page whose code loads after the page. The page works without the part. If the load fails, it is retried
 * until it succeeds. If the part throws an error, a button renders it again.
 */
export function Part({ place, fallback = null, onFail, children }: PartProps) {
  const fail =
    onFail &&
    (() => {
      onFail();
      // This import needs no network: every page that shows toasts has already loaded toast.ts.
      import('./toast.ts').then(
        ({ toastNotOpened }) => toastNotOpened(),
        () => undefined,
      );
    });
  return (
    <Boundary
      place={place}
      fallback={(again, isLost) => (
        <>
          {onFail || isLost ? fallback : <Broken again={again} />}
          {!onFail && isLost && <Again retry={again} />}
        </>
      )}
      onFail={fail}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** Calls `retry` after PAUSE_MS, and when the network returns. */
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
