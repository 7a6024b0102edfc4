import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import type { RowPace } from './rowPace.ts';

type PacedRowProps = {
  pace: RowPace;
  /** How tall the list takes the row to be. */
  height: () => number | undefined;
  /** The look of its place. */
  className?: string;
  children: ReactNode;
};

/** A row of a long list, made when its turn has come; until then its place is kept. */
export function PacedRow({ pace, height, className, children }: PacedRowProps) {
  const [isMade, setIsMade] = useState(pace.isAtRest);
  // Urgent, it would be rendered with the next sizes that the list learns, within the frame that is to be kept free.
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
