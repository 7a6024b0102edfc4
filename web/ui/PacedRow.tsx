import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import type { RowPace } from './rowPace.ts';

type PacedRowProps = {
  pace: RowPace;
  /** Returns the height in px that the list assumes for the row before the row is rendered. */
  height: () => number | undefined;
  /** The CSS class of the placeholder. */
  className?: string;
  children: ReactNode;
};

/** A row of a long list. Renders a placeholder until `pace` (rowPace.ts) lets the row render its content. */
export function PacedRow({ pace, height, className, children }: PacedRowProps) {
  const [isMade, setIsMade] = useState(pace.isAtRest);
  // Use a transition, because an urgent update would render in the same frame as the list's next size measurements, and
  // the frame would take too long.
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
