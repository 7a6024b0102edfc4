import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { Bubble_MessageFragment } from './generated/conversations.ts';
import { cx } from '../../ui/cx.ts';
import { PostText } from '../posts/PostText.tsx';
import { timeLabel } from './days.ts';
import { useLongPress } from '../../ui/useLongPress.ts';
import { MessageImage } from './MessageImage.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { renewMessage } from './renewMessage.ts';

type FrameProps = {
  isMine: boolean;
  startsGroup: boolean;
  label: string;
  aside?: ReactNode;
  /** Called when a picture in the message bubble fails to load. */
  onBroken?: (event: SyntheticEvent) => void;
  /** Called on a long press on the message bubble. */
  onHold?: () => void;
  children: ReactNode;
};

/**
 * The frame (bubble) of a message. The viewer's own messages are on the right, the other member's messages on the left.
 * Consecutive messages of a group have less space between them.
 */
export function BubbleFrame({ isMine, startsGroup, label, aside, onBroken, onHold = nothing, children }: FrameProps) {
  const hold = useLongPress(onHold);
  return (
    <div
      role="group"
      aria-label={label}
      onErrorCapture={onBroken}
      className={cx('group flex items-end gap-1 px-4', isMine && 'flex-row-reverse', startsGroup ? 'pt-3' : 'pt-0.5')}
    >
      <div
        {...hold}
        className={cx(
          'pointer-coarse:select-none [-webkit-touch-callout:none] max-w-[80%] min-w-0 rounded-card px-3.5 py-2 text-[0.9688rem] leading-normal md:max-w-[68%]',
          isMine ? 'rounded-br-md bg-ember-gradient text-on-ember' : 'rounded-bl-md bg-raised text-ink',
        )}
      >
        {children}
      </div>
      {aside}
    </div>
  );
}

function nothing() {}

/** Gives links and the button 'ver mais' the bubble's text colour. */
const INHERITS = 'text-inherit! [&_a]:text-inherit! [&_a]:underline [&_a]:underline-offset-2 [&_button]:text-inherit!';

export function BubbleText({ id, text }: { id: string; text: string }) {
  if (text === '') return null;
  return <PostText id={id} text={text} folds className={INHERITS} />;
}

type BubbleProps = {
  message: Bubble_MessageFragment;
  isMine: boolean;
  startsGroup: boolean;
  /** The sender's name, for screen readers. */
  by: string;
  /** For the viewer's own messages: 'Enviada', 'Entregue' or 'Lida'. For the other member's messages: null. */
  state: string | null;
  onDelete: () => void;
};

export function Bubble({ message, isMine, startsGroup, by, state, onDelete }: BubbleProps) {
  const { image, text, createdAt } = message;
  const client = useApolloClient();
  const [holds, setHolds] = useState(0);
  const time = timeLabel(createdAt);
  return (
    <BubbleFrame
      isMine={isMine}
      startsGroup={startsGroup}
      label={`${isMine ? 'Você' : by}, ${time}`}
      onBroken={({ target }) => void renewMessage(client, message, target).catch(() => undefined)}
      onHold={() => setHolds(holds + 1)}
      aside={
        <MessageMenu key={holds} startsOpen={holds > 0} message={message} isMine={isMine} by={by} onDelete={onDelete} />
      }
    >
      {image && <MessageImage image={image} isBlurred={message.isBlurred} isOwn={isMine} by={isMine ? 'você' : by} />}
      <BubbleText id={message.id} text={text} />
      <time
        dateTime={createdAt}
        className={cx('mt-0.5 block text-right text-[0.6875rem] leading-4', !isMine && 'text-ink-faint')}
      >
        {state === null ? time : `${time} · ${state}`}
      </time>
    </BubbleFrame>
  );
}
