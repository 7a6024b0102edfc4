import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import type { RowPace } from './rowPace.ts';

type PacedRowProps = {
  pace: RowPace;
  /** Returns the height that the list assumes for the row. */
  height: () => number | undefined;
  /** The class of the placeholder. */
  className?: string;
  children: ReactNode;
};

/** A row of a long list that renders a placeholder until its turn comes. */
export function PacedRow({ pace, height, className, children }: PacedRowProps) {
  const [isMade, setIsMade] = useState(pace.isAtRest);
  // An urgent update would render together with the list's next size measurements, in the frame that must stay free.
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
