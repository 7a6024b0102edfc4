import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../storage/session.ts';
import { usePostCommentsQuery } from './generated/comments.ts';
import type { PostCard_PostFragment } from '../posts/generated/posts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { counted } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { COMMENTS_PAGE } from './commentsCache.ts';
import { FailedComments } from './FailedComments.tsx';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { Thread } from './Thread.tsx';
import { useLinkedThread } from './useLinkedComment.ts';
import { useLivePost } from './useLivePost.ts';
import { RETRY } from '../../ui/connection.ts';

/** The comments of a post, newest first. The list receives live updates while it is shown. */
export function CommentThread({ post }: { post: PostCard_PostFragment }) {
  const session = useSession();
  const { pathname } = useLocation();
  const { data, error, fetchMore, refetch } = usePostCommentsQuery({
    variables: { postId: post.id, first: COMMENTS_PAGE },
  });
  useLivePost(post.id);
  const comments = data?.post?.comments;
  const linked = useLinkedThread(post.id);

  return (
    <section id="comentar" aria-label="Comentários" className="scroll-mt-16 px-4 py-4 md:px-5">
      {session ? (
        <CommentComposer postId={post.id} label="Escreva um comentário" />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised px-4 py-3 text-ink-soft">
          Entre para participar da conversa.
          <Link to={`/login?source_path=${encodeURIComponent(pathname)}`} className={buttonClass({ size: 'sm' })}>
            Entrar
          </Link>
        </p>
      )}
      <h2 className="mt-5 mb-1 text-sm font-semibold text-ink-soft">
        {counted(post.commentCount, 'comentário', 'comentários')}
      </h2>
      <FailedComments postId={post.id} />
      {linked && (
        <ItemBoundary key={linked.thread.id}>
          <Thread comment={linked.thread} canHide={post.isOwn} linkedReplyId={linked.replyId} />
        </ItemBoundary>
      )}
      {comments && comments.edges.length > 0 && (
        <BoundedRows
          as="div"
          name={`comments-${post.id}`}
          edges={comments.edges}
          except={linked?.thread.id}
          fetchPage={(page) => fetchMore({ variables: page })}
        >
          {(comment) => <Thread comment={comment} canHide={post.isOwn} />}
        </BoundedRows>
      )}
      {comments?.edges.length === 0 && (
        <p className="py-8 text-center text-ink-faint">Ninguém comentou ainda. Puxe conversa.</p>
      )}
      {comments?.pageInfo.hasNextPage && (
        <MoreButton
          label="Ver mais comentários"
          load={() => fetchMore({ variables: { after: comments.pageInfo.endCursor } })}
        />
      )}
      {!comments && !error && <CommentsSkeleton />}
      {!comments && error && <MoreButton label={`Os comentários não carregaram. ${RETRY}`} load={() => refetch()} />}
    </section>
  );
}

function CommentsSkeleton() {
  return (
    <div role="status" aria-label="Carregando comentários" className="space-y-4 py-3">
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-8 rounded-full!" />
          <Skeleton className="h-14 flex-1" />
        </div>
      ))}
    </div>
  );
}
