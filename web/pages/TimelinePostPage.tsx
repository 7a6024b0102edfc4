import { useParams } from 'react-router-dom';
import { PostPlace } from '../features/posts/postPlace.ts';
import { profilePath } from '../features/people/profilePath.ts';
import { PostPage } from './PostPage.tsx';

/** /timeline/:id/post/:idPost (SPEC.md, section 2): the post's page, with a back link to the timeline. */
export function TimelinePostPage() {
  const { id = '' } = useParams();
  return (
    <PostPlace value={profilePath(id)}>
      <PostPage />
    </PostPlace>
  );
}
