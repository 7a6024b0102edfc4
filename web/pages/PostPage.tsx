import { useEffect } from 'react';
import { NavigationType, useNavigationType, useParams } from 'react-router-dom';
import { CommentThread } from '../features/comments/CommentThread.tsx';
import { PostView } from '../features/posts/PostView.tsx';

/** /post/:idPost (SPEC.md, section 2): a post with its comments. */
export function PostPage() {
  const { idPost = '' } = useParams();
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (arrived) window.scrollTo(0, 0);
  }, [arrived, idPost]);

  return (
    <PostView key={idPost} id={idPost}>
      {(post) => <CommentThread post={post} />}
    </PostView>
  );
}
