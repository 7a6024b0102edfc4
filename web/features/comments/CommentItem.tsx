import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CommentItem_CommentFragment } from './generated/comments.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { isolateNickname } from './isolateNickname.ts';
import { PostText } from '../posts/PostText.tsx';
import { NameLine } from '../people/NameLine.tsx';
import { profilePath } from '../people/profilePath.ts';
import { VerifiedBadge } from '../people/VerifiedBadge.tsx';
import { ReactionButton } from '../reactions/ReactionButton.tsx';
import { CommentMenu } from './CommentMenu.tsx';
import { isStoring } from './sendComment.ts';
import { anchorOf, useIsLinked } from './useLinkedComment.ts';

type CommentItemProps = {
  comment: CommentItem_CommentFragment;
  /**
   * True if the viewer is the author of the post: only the post's author may hide a comment or show it again (SPEC.md,
   * section 6).
   */
  canHide: boolean;
  /** The nicknames of the members whom the comment may mention at its start. */
  nicknames?: readonly string[];
  onReply: () => void;
  /** The list of replies, rendered below the comment. */
  children?: ReactNode;
};

/** Shows a comment or a reply, including one that the server has not stored yet. */
export function CommentItem({ comment, canHide, nicknames = [], onReply, children }: CommentItemProps) {
  const { author, isRemoved } = comment;
  const storing = isStoring(comment.id);
  const isLinked = useIsLinked(comment.id);
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    // Scroll to the linked comment in the next frame, because a page that opens first scrolls to its top.
    const frame = requestAnimationFrame(() => {
      self.current?.scrollIntoView({ block: 'center' });
      self.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLinked]);

  return (
    <article
      ref={self}
      id={anchorOf(comment.id)}
      tabIndex={isLinked ? -1 : undefined}
      aria-label={isRemoved ? 'Comentário removido' : `Comentário de ${author.name}`}
      aria-busy={storing}
      className={cx('flex gap-3 py-2.5 outline-none', isLinked && '-mx-3 rounded-control bg-ember/10 px-3')}
    >
      {isRemoved ? (
        <span className="size-8 shrink-0" />
      ) : (
        <Link
          to={profilePath(author.id)}
          tabIndex={-1}
          aria-hidden
          className="relative mt-0.5 shrink-0 self-start rounded-full after:absolute after:-inset-1.5"
        >
          <Avatar name={author.name} url={author.avatarUrl} size="sm" />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        {isRemoved ? (
          <p className="py-1 text-[0.9375rem] text-ink-faint italic">(comentário removido)</p>
        ) : (
          <>
            <div>
              <p className="relative flex w-fit items-center gap-1 text-sm">
                <span className="line-clamp-2 font-semibold wrap-anywhere text-ink">
                  <Link
                    to={profilePath(author.id)}
                    className="after:absolute after:inset-x-0 after:-top-5 after:-bottom-1 hover:underline"
                  >
                    <NameLine name={author.name}>{author.isVerified && <VerifiedBadge />}</NameLine>
                  </Link>
                </span>
                <span aria-hidden className="text-ink-faint">
                  ·
                </span>
                {storing ? (
                  <span className="shrink-0 text-ink-faint">Enviando…</span>
                ) : (
                  <TimeAgo dateTime={comment.createdAt} className="shrink-0 text-ink-faint" />
                )}
              </p>
              {comment.isHidden ? (
                <p className="mt-0.5 text-[0.9375rem] text-ink-faint italic">(oculto pelo dono do post)</p>
              ) : (
                <PostText
                  id={comment.id}
                  text={isolateNickname(comment.text ?? '', nicknames)}
                  folds
                  className="mt-0.5"
                />
              )}
            </div>
            {!storing && (
              <div className="-ml-2 flex items-center gap-1">
                <ReactionButton target={comment} postId={comment.postId} size="sm" />
                <button
                  type="button"
                  className="touch-target rounded-full px-2.5 text-sm font-medium text-ink-soft transition duration-150 hover:bg-raised hover:text-ink"
                  onClick={onReply}
                >
                  Responder
                </button>
                <CommentMenu comment={comment} canHide={canHide} />
              </div>
            )}
          </>
        )}
        {children}
      </div>
    </article>
  );
}
