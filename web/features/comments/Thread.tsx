import { useState } from 'react';
import { useSession } from '../../storage/session.ts';
import type { CommentItem_CommentFragment } from './generated/comments.ts';
import { useSignInInvite } from '../accounts/useSignInInvite.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { readCommentDraft } from './drafts.ts';
import { FailedComments } from './FailedComments.tsx';
import { Replies } from './Replies.tsx';
import { counted } from '../../ui/numbers.ts';

type ThreadProps = {
  comment: CommentItem_CommentFragment;
  canHide: boolean;
  /** The id of the reply in the page's address. If there is one, the replies are shown from the start. */
  linkedReplyId?: string | null;
};

/**
 * The comment that the member replies to. If it is a reply itself, the text field starts with a mention of its author.
 * For the top-level comment there is no mention.
 */
type Answered = { id: string; label: string; mention: string };

/** A top-level comment with its replies and the reply field. The replies are loaded when the member opens them. */
export function Thread({ comment, canHide, linkedReplyId = null }: ThreadProps) {
  const session = useSession();
  const inviteToSignIn = useSignInInvite();
  const [open, setOpen] = useState(linkedReplyId !== null);
  const [asked, setAsked] = useState(false);
  /** The reply field is shown from the start if there is a draft. */
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
      label: to.isRemoved ? 'Responder' : `Responder a ${to.author.name}`,
      mention: to.id === comment.id ? '' : `@${to.author.nickname} `,
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
          {open ? 'Ocultar respostas' : `Ver ${counted(comment.replyCount, 'resposta', 'respostas')}`}
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
 * Returns the settings of the reply field for a stored draft, or null. A draft that starts with '@' replies to another
 * member, whose comment may not be loaded, so the label has no name.
 */
function begunFor({ id, postId, author, isRemoved }: CommentItem_CommentFragment): Answered | null {
  const draft = readCommentDraft(postId, id);
  if (draft === '') return null;
  const isForAuthor = !isRemoved && !draft.startsWith('@');
  return { id: 'draft', label: isForAuthor ? `Responder a ${author.name}` : 'Responder', mention: '' };
}
