import { useEffect, type ReactNode } from 'react';
import { Button } from './Button.tsx';

type PageFailedProps = { children: ReactNode; onRetry: () => unknown };

/**
 * Stands at the end of a list whose next page did not come: asked for again by the reader, or once there is a network.
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
        Tentar de novo
      </Button>
    </div>
  );
}
