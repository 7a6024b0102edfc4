import { Children, type ReactNode } from 'react';

/**
 * Characters at the end of a name that stay in one line with what follows: few, so that a long last word fills its
 * line.
 */
const TAIL = 4;

/** A name that may take several lines, and its badges, which stay with its last letters. */
export function NameLine({ name, children }: { name: string; children: ReactNode }) {
  // Without a badge a name stays one text, which screen readers read as one.
  if (Children.toArray(children).length === 0) return name;
  const letters = Array.from(name);
  const space = letters.lastIndexOf(' ');
  const start = Math.max(space + 1, letters.length - TAIL);

  return (
    <>
      {letters.slice(0, start).join('')}
      <span className="whitespace-nowrap [&>svg]:ml-1 [&>svg]:inline [&>svg]:align-[-0.25em]">
        {letters.slice(start).join('')}
        {children}
      </span>
    </>
  );
}
