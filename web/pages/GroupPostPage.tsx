import { useParams } from 'react-router-dom';
import { PostPlace } from '../features/posts/postPlace.ts';
import { PostPage } from './PostPage.tsx';

/** /groups/:idCommunity/post/:idPost (SPEC.md, section 2): the post's page, with a back link to the community. */
export function GroupPostPage() {
  const { idCommunity = '' } = useParams();
  return (
    <PostPlace value={`/groups/${idCommunity}`}>
      <PostPage />
    </PostPlace>
  );
}
