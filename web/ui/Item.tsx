import type { ReactNode } from 'react';
import { ItemBoundary } from './ItemBoundary.tsx';

/**
 * Renders an item of a list in an ItemBoundary (an error boundary). `children` is a function, so that an error in the
 * expressions of the item is caught too.
 */
export function Item({ children }: { children: () => ReactNode }) {
  return (
    <ItemBoundary>
      <Content>{children}</Content>
    </ItemBoundary>
  );
}

function Content({ children }: { children: () => ReactNode }) {
  return children();
}
