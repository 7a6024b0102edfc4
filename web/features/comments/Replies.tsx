import { useEffect, useRef } from 'react';
import { useCommentQuery, useCommentRepliesQuery, type CommentItem_CommentFragment } from './generated/comments.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import type { PlacedList } from '../../lists/listPlace.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CommentItem } from './CommentItem.tsx';
import { REPLIES_PAGE } from './commentsCache.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { RETRY } from '../../ui/connection.ts';

type RepliesProps = {
  comment: CommentItem_CommentFragment;
  canHide: boolean;
  onReply: (to: CommentItem_CommentFragment) => void;
  /**
   * The id of a reply to show. Pages of replies are loaded until this reply is in the list, or until there are no more
   * pages.
   */
  wantedId?: string | null;
};

/** The replies to a comment, oldest first. */
export function Replies({ comment, canHide, onReply, wantedId = null }: RepliesProps) {
  const { data, error, fetchMore, refetch } = useCommentRepliesQuery({
    variables: { postId: comment.postId, commentId: comment.id, first: REPLIES_PAGE },
    fetchPolicy: 'cache-first',
  });
  const replies = data?.commentReplies;
  const end = replies?.pageInfo.hasNextPage ? replies.pageInfo.endCursor : null;
  const wanted = useCommentQuery({
    variables: { postId: comment.postId, id: wantedId ?? '' },
    fetchPolicy: wantedId === null ? 'standby' : 'cache-first',
  });
  const isThere = wanted.data !== undefined && wanted.data.comment !== null;
  // The node of a row that is not loaded is null (web/apollo/boundedList.ts).
  const edges: PlacedList<CommentItem_CommentFragment>['edges'] = replies?.edges ?? [];
  const isMissing = isThere && replies !== undefined && edges.every(({ node }) => node?.id !== wantedId);
  /** The reply that was found. Do not look for it again after it is no longer loaded. */
  const found = useRef<string>(null);
  useEffect(() => {
    if (isThere && replies && !isMissing) found.current = wantedId;
  }, [isMissing, isThere, replies, wantedId]);
  useEffect(() => {
    if (isMissing && end && found.current !== wantedId) fetchMore({ variables: { after: end } }).catch(() => undefined);
  }, [end, fetchMore, isMissing, wantedId]);

  if (!replies && error)
    return <MoreButton label={`Não foi possível carregar as respostas. ${RETRY}`} load={() => refetch()} />;
  if (!replies) return <Skeleton className="my-2 h-12 w-4/5" />;
  const nicknames = edges.flatMap(({ node }) => node?.author.nickname ?? []);
  return (
    <>
      <BoundedRows
        as="div"
        name={`replies-${comment.id}`}
        edges={edges}
        fetchPage={(page) => fetchMore({ variables: page })}
      >
        {(reply) => (
          <CommentItem comment={reply} canHide={canHide} nicknames={nicknames} onReply={() => onReply(reply)} />
        )}
      </BoundedRows>
      {replies.pageInfo.hasNextPage && (
        <MoreButton
          label="Ver mais respostas"
          load={() => fetchMore({ variables: { after: replies.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
