import { useState } from 'react';
import { cx } from './cx.ts';
import { foldText } from './text.ts';

/**
 * Shows a text, such as the evidence of a report, in which URLs are not links. Keeps line breaks, and folds a long text
 * behind the button 'ver mais'.
 */
export function FoldedText({ text, className }: { text: string; className?: string }) {
  const [open, setOpen] = useState(false);
  const folded = open ? null : foldText(text);

  return (
    <p dir="auto" className={cx('member-text', className)}>
      <span>{folded === null ? text : `${folded}… `}</span>
      {folded !== null && (
        <button
          type="button"
          aria-expanded={false}
          className="-my-3 py-3 font-medium text-ink-soft hover:text-ink hover:underline"
          onClick={() => setOpen(true)}
        >
          ver mais
        </button>
      )}
    </p>
  );
}
