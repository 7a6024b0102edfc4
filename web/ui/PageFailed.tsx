import { useEffect, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { RETRY } from './connection.ts';

type PageFailedProps = { children: ReactNode; onRetry: () => unknown };

/**
 * The message at the end of a list whose next page failed to load. The page is loaded again when the member presses the
 * button or the network returns.
 */
export function PageFailed({ children, onRetry }: PageFailedProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <div className="flex items-center justify-center gap-3 px-4 py-8 text-ink-soft">
      {children}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {RETRY}
      </Button>
    </div>
  );
}
