import { useParams } from 'react-router-dom';
import { Composer } from '../features/composer/Composer.tsx';

/** /groups/:idCommunity/create/post (SPEC 2). */
export function GroupCreatePostPage() {
  const { idCommunity = '' } = useParams();
  return <Composer key={idCommunity} communityId={idCommunity} />;
}
