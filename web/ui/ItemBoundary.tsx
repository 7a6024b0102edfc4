import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Button } from './Button.tsx';
import { RETRY } from './connection.ts';

/** Keeps an item that throws from taking its list or its page down, and offers to show it again. */
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
