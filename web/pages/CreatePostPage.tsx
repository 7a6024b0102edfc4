import { Composer } from '../features/composer/Composer.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /post/create (SPEC.md, section 2): the form for a new post. */
export function CreatePostPage() {
  useTitle('Novo post');
  return <Composer />;
}
