import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { foldText, linkify } from '../../ui/text.ts';

/** Ids of unfolded texts: the virtualized feed unmounts cards and mounts them again. */
const unfolded = new Set<string>();

type PostTextProps = { id: string; text: string; folds: boolean; className?: string };

/** A member's text as plain text: keeps line breaks, links web addresses, and folds a long text with 'ver mais'. */
export function PostText({ id, text, folds, className }: PostTextProps) {
  const [open, setOpen] = useState(() => unfolded.has(id));
  const folded = folds && !open ? foldText(text) : null;

  return (
    // Another text is another paragraph: React would throw at text nodes that a page translator has wrapped.
    <p
      key={folded ?? text}
      dir="auto"
      className={cx('text-[0.9688rem] leading-[1.5] [overflow-wrap:anywhere] whitespace-pre-wrap text-ink', className)}
    >
      {linkify(folded ?? text).map((part, index) =>
        index % 2 ? (
          <a
            key={index}
            href={part}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-ember underline"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
      {folded && (
        <>
          {'… '}
          <button
            type="button"
            aria-expanded={false}
            className="-my-3 py-3 font-medium text-ink-soft hover:text-ink hover:underline"
            onClick={() => {
              unfolded.add(id);
              setOpen(true);
            }}
          >
            ver mais
          </button>
        </>
      )}
    </p>
  );
}
