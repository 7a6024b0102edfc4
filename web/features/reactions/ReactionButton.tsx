import { useState } from 'react';
import type { ReactionButton_TargetFragment } from './generated/reactions.ts';
import type { FieldsOf } from '../../apollo/fieldsOf.ts';
import { cx } from '../../ui/cx.ts';
import { compactNumber, plural } from '../../ui/numbers.ts';
import { Flame } from './Flame.tsx';
import { useReactionToggle } from './useReactionToggle.ts';

type ReactionButtonProps = { target: FieldsOf<ReactionButton_TargetFragment>; postId: string; size?: 'sm' | 'md' };

/** The button for the fire reaction (a like). Shows the number of reactions, and whether the viewer has reacted. */
export function ReactionButton({ target, postId, size = 'md' }: ReactionButtonProps) {
  const { total, reacted } = target.reactions;
  const toggle = useReactionToggle(target, postId);
  // Play the animation with sparks only after a tap. Do not play it when a post loads that already has the viewer's
  // reaction.
  const [burst, setBurst] = useState(0);

  return (
    <button
      type="button"
      aria-pressed={reacted}
      aria-label={`${reacted ? 'Apagar a chama' : 'Reagir com fogo'}, ${total} ${plural(total, 'reação', 'reações')}`}
      onClick={() => {
        toggle();
        setBurst((count) => (reacted ? 0 : count + 1));
      }}
      className={cx(
        'group relative inline-flex items-center rounded-full font-medium tabular-nums transition duration-150 hover:bg-raised',
        size === 'md'
          ? 'h-11 min-w-11 gap-2 px-3 text-[0.9375rem]'
          : 'touch-target min-w-11 justify-center gap-1.5 px-2 text-sm',
        reacted ? 'text-ember' : 'text-ink-soft hover:text-ink',
      )}
    >
      <Flame key={burst} lit={reacted} burst={burst > 0 && reacted} className={size === 'md' ? 'size-6' : 'size-4.5'} />
      {total > 0 && <span>{compactNumber(total)}</span>}
    </button>
  );
}
