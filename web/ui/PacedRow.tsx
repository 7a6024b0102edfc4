import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import type { RowPace } from './rowPace.ts';

type PacedRowProps = {
  pace: RowPace;
  /** Returns the height in px that the list assumes for the row. */
  height: () => number | undefined;
  /** The class of the placeholder. */
  className?: string;
  children: ReactNode;
};

/** A row of a long list. It renders a placeholder until `pace` lets the row render its content. */
export function PacedRow({ pace, height, className, children }: PacedRowProps) {
  const [isMade, setIsMade] = useState(pace.isAtRest);
  // Use a transition: an urgent update would render in the same frame as the list's next size measurements, which makes
  // that frame too long.
  useLayoutEffect(() => (isMade ? undefined : pace.wait(() => startTransition(() => setIsMade(true)))), [isMade, pace]);

  if (isMade) return children;
  return (
    <div
      ref={(place) => {
        if (place) place.style.height = `${height() ?? 0}px`;
      }}
      className={className}
    />
  );
}
