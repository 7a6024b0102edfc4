import { useEffect } from 'react';
import { useCommentQuery, useCommentRepliesQuery, type CommentItem_CommentFragment } from './generated/comments.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CommentItem } from './CommentItem.tsx';
import { REPLIES_PAGE } from './commentsCache.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { RETRY } from '../../ui/connection.ts';
import { Item } from '../../ui/Item.tsx';

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
  const isMissing = isThere && replies?.edges.every(({ node }) => node.id !== wantedId);
  useEffect(() => {
    if (isMissing && end) fetchMore({ variables: { after: end } }).catch(() => undefined);
  }, [end, fetchMore, isMissing]);

  if (!replies && error)
    return <MoreButton label={`Não foi possível carregar as respostas. ${RETRY}`} load={() => refetch()} />;
  if (!replies) return <Skeleton className="my-2 h-12 w-4/5" />;
  const nicknames = replies.edges.map(({ node }) => node.author.nickname);
  return (
    <>
      {replies.edges.map(({ node }) => (
        <Item key={node.id}>
          {() => <CommentItem comment={node} canHide={canHide} nicknames={nicknames} onReply={() => onReply(node)} />}
        </Item>
      ))}
      {replies.pageInfo.hasNextPage && (
        <MoreButton
          label="Ver mais respostas"
          load={() => fetchMore({ variables: { after: replies.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}
