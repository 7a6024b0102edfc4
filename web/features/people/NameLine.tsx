import { Children, type ReactNode } from 'react';
import { graphemeAt } from '../../../schema/graphemes.ts';

/**
 * The number of characters at the end of a name that always stay on the same line as the badges. The number is small,
 * so that a long last word can still be broken to fill its line.
 */
const TAIL = 4;

/** A name that may wrap to several lines. The badges stay on the same line as the last letters of the name. */
export function NameLine({ name, children }: { name: string; children: ReactNode }) {
  // If there is no badge, render the name as a single text node. Screen readers would read a name that is split into
  // several nodes one piece at a time.
  if (Children.toArray(children).length === 0) return <bdi>{name}</bdi>;
  const tail = Math.max(name.lastIndexOf(' ') + 1, name.length - TAIL);
  const start = graphemeAt(name, tail)?.index ?? tail;

  return (
    <bdi>
      {name.slice(0, start)}
      <span className="whitespace-nowrap [&>svg]:ml-1 [&>svg]:inline [&>svg]:align-[-0.25em]">
        {name.slice(start)}
        {children}
      </span>
    </bdi>
  );
}
