import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Broken } from './Broken.tsx';

/**
 * An error boundary for an item of a list. If the item throws, the rest of the list and of the page stays, and a button
 * renders the item again.
 */
export function ItemBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(again) => <Broken again={again} />}>{children}</Boundary>;
}
