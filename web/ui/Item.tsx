import type { ReactNode } from 'react';
import { ItemBoundary } from './ItemBoundary.tsx';

/** Renders an item of a list in an ItemBoundary that also catches an error of the expressions in `children`. */
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
