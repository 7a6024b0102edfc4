import { useState } from 'react';
import { useSession } from '../../storage/session.ts';
import type { CommentItem_CommentFragment } from './generated/comments.ts';
import { useSignInInvite } from '../accounts/useSignInInvite.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { readCommentDraft } from './drafts.ts';
import { FailedComments } from './FailedComments.tsx';
import { Replies } from './Replies.tsx';
import { isolate } from '../../ui/isolate.ts';
import { counted } from '../../ui/numbers.ts';

type ThreadProps = {
  comment: CommentItem_CommentFragment;
  canHide: boolean;
  /**
   * The id of the reply to which the page's URL links. If there is such a reply, the replies are shown from the start.
   */
  linkedReplyId?: string | null;
};

/**
 * The comment to which the member replies. For a reply to a reply, the text field starts with a mention of that reply's
 * author. For a reply to the top-level comment it starts empty.
 */
type Answered = { id: string; label: string; mention: string };

/** A top-level comment with its replies and the reply form. The replies are loaded when the member opens them. */
export function Thread({ comment, canHide, linkedReplyId = null }: ThreadProps) {
  const session = useSession();
  const inviteToSignIn = useSignInInvite();
  const [open, setOpen] = useState(linkedReplyId !== null);
  const [asked, setAsked] = useState(false);
  /** The reply form is shown from the start if there is a draft. */
  const [answered, setAnswered] = useState<Answered | null>(() => begunFor(comment));

  const reply = (to: CommentItem_CommentFragment) => {
    if (!session) {
      inviteToSignIn('responder');
      return;
    }
    setOpen(true);
    setAsked(true);
    setAnswered({
      id: to.id,
      label: to.isRemoved ? 'Responder' : `Responder a ${isolate(to.author.name)}`,
      mention: to.id === comment.id ? '' : `@${isolate(to.author.nickname)} `,
    });
  };

  return (
    <CommentItem comment={comment} canHide={canHide} onReply={() => reply(comment)}>
      {comment.replyCount > 0 && (
        <button
          type="button"
          aria-expanded={open}
          className="mt-0.5 touch-target flex items-center gap-3 text-sm font-semibold text-ink-soft transition duration-150 hover:text-ink"
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden className="h-px w-7 bg-line" />
          <span>{open ? 'Ocultar respostas' : `Ver ${counted(comment.replyCount, 'resposta', 'respostas')}`}</span>
        </button>
      )}
      {open && comment.replyCount > 0 && (
        <Replies comment={comment} canHide={canHide} onReply={reply} wantedId={linkedReplyId} />
      )}
      <FailedComments postId={comment.postId} parentId={comment.id} />
      {answered && (
        <div className="mt-2">
          <CommentComposer
            key={answered.id}
            postId={comment.postId}
            parentId={comment.id}
            label={answered.label}
            initialText={answered.mention}
            autoFocus={asked}
            onSent={() => setAnswered(null)}
          />
        </div>
      )}
    </CommentItem>
  );
}

/**
 * Returns the initial settings of the reply form for a stored draft, or null if there is no draft. A draft that starts
 * with '@' replies to another member. That member's comment may not be loaded, so the form's label does not contain the
 * name.
 */
function begunFor({ id, postId, author, isRemoved }: CommentItem_CommentFragment): Answered | null {
  const draft = readCommentDraft(postId, id);
  if (draft === '') return null;
  const isForAuthor = !isRemoved && !draft.startsWith('@');
  return { id: 'draft', label: isForAuthor ? `Responder a ${isolate(author.name)}` : 'Responder', mention: '' };
}
