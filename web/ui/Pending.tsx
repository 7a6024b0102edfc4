import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';

/**
 * A placeholder for a part of unknown height that is still loading. It takes no space. The elements after it stay
 * transparent until the part has loaded, because the part would move them. The children, a skeleton, are shown over
 * these elements.
 */
export function Pending({ children = <Skeleton className="h-32" /> }: { children?: ReactNode }) {
  return (
    <div className="pending">
      <div>{children}</div>
    </div>
  );
}
