import { useState } from 'react';
import { useSession } from '../../apollo/session.ts';
import type { CommentItem_CommentFragment } from '../../generated/comments.ts';
import { useSignInInvite } from '../accounts/useSignInInvite.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { readDraft } from './drafts.ts';
import { FailedComments } from './FailedComments.tsx';
import { Replies } from './Replies.tsx';

type ThreadProps = {
  comment: CommentItem_CommentFragment;
  canHide: boolean;
  /** A reply that somebody came for: the thread stands open. */
  linkedReplyId?: string | null;
};

/** A top-level comment, its replies (asked for when they are opened) and the field to add one. */
export function Thread({ comment, canHide, linkedReplyId = null }: ThreadProps) {
  const session = useSession();
  const inviteToSignIn = useSignInInvite();
  const [open, setOpen] = useState(linkedReplyId !== null);
  const [asked, setAsked] = useState(false);
  /** A reply that was begun and not sent stands open. */
  const [replyTo, setReplyTo] = useState(() => (readDraft(comment.postId, comment.id) === '' ? null : ''));

  const reply = (to: CommentItem_CommentFragment) => {
    if (!session) {
      inviteToSignIn('responder');
      return;
    }
    setOpen(true);
    setAsked(true);
    setReplyTo(to.id === comment.id ? '' : `@${to.author.nickname} `);
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
          {open
            ? 'Ocultar respostas'
            : comment.replyCount === 1
              ? 'Ver 1 resposta'
              : `Ver ${comment.replyCount} respostas`}
        </button>
      )}
      {open && comment.replyCount > 0 && (
        <Replies comment={comment} canHide={canHide} onReply={reply} wantedId={linkedReplyId} />
      )}
      <FailedComments postId={comment.postId} parentId={comment.id} />
      {replyTo !== null && (
        <div className="mt-2">
          <CommentComposer
            key={replyTo}
            postId={comment.postId}
            parentId={comment.id}
            label={comment.isRemoved ? 'Responder' : `Responder a ${comment.author.name}`}
            initialText={replyTo}
            autoFocus={asked}
            onSent={() => setReplyTo(null)}
          />
        </div>
      )}
    </CommentItem>
  );
}
