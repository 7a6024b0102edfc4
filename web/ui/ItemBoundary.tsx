import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Button } from './Button.tsx';
import { RETRY } from './connection.ts';

/**
 * An error boundary for an item of a list. If the item throws, the rest of the list and of the page stays, and a button
 * renders the item again.
 */
export function ItemBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={(_, again) => (
        <p className="p-4">
          Não foi possível mostrar isto.{' '}
          <Button size="sm" onClick={again}>
            {RETRY}
          </Button>
        </p>
      )}
    >
      {children}
    </Boundary>
  );
}
