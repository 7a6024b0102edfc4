import { useParams } from 'react-router-dom';
import { Composer } from '../features/composer/Composer.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /groups/:idCommunity/create/post (SPEC.md, section 2): the form for a new post in a community. */
export function GroupCreatePostPage() {
  const { idCommunity = '' } = useParams();
  useTitle('Novo post');
  return <Composer key={idCommunity} communityId={idCommunity} />;
}
