import { Children, type ReactNode } from 'react';
import { graphemeAt } from '../../../schema/graphemes.ts';

/**
 * The number of characters at the end of a name that always stay on the same line as the badges. It is small, so that a
 * long last word can still be broken to fill its line.
 */
const TAIL = 4;

/** A name that may wrap to several lines. The badges stay on the line of its last letters. */
export function NameLine({ name, children }: { name: string; children: ReactNode }) {
  // Without a badge the name is a single text node. Screen readers would read a divided name in pieces.
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
