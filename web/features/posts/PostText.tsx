import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { withMentions } from '../../ui/withMentions.tsx';
import { foldText, linkify } from '../../ui/text.ts';

/**
 * The ids of the posts and comments whose text the viewer has unfolded. The set is outside the component, because the
 * virtualized feed unmounts its cards.
 */
const unfolded = new Set<string>();

type PostTextProps = {
  id: string;
  text: string;
  folds: boolean;
  className?: string;
};

/**
 * Shows a member's text as plain text with its line breaks. Turns URLs into links, and folds a long text behind the
 * button 'ver mais'. The link of a URL that is cut by the fold leads to the whole URL.
 */
export function PostText({ id, text, folds, className }: PostTextProps) {
  const [open, setOpen] = useState(() => unfolded.has(id));
  const folded = folds && !open ? foldText(text) : null;
  const addresses = linkify(text);

  return (
    // With this key, React renders a new paragraph for a new text. Otherwise React would change the text nodes, and
    // would throw if the browser's page translation has wrapped them in other elements.
    <p key={folded ?? text} dir="auto" className={cx('member-text text-[0.9688rem] leading-[1.5] text-ink', className)}>
      {linkify(folded ?? text).map((part, index) =>
        index % 2 ? (
          <a
            key={index}
            href={addresses[index]}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-ember underline"
          >
            {part}
          </a>
        ) : (
          withMentions(part)
        ),
      )}
      {folded !== null && (
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
