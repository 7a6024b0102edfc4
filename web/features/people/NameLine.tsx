import { Children, type ReactNode } from 'react';
import { graphemeAt } from '../../../schema/graphemes.ts';

/**
 * The number of characters at the end of a name that stay on one line with the badges: few, so that a long last word
 * fills its line.
 */
const TAIL = 4;

/** A name that may take several lines, with badges that stay beside its last letters. */
export function NameLine({ name, children }: { name: string; children: ReactNode }) {
  // Without a badge the name stays a single text node, which screen readers read as one.
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
