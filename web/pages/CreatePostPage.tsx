import { Composer } from '../features/composer/Composer.tsx';

/** /post/create (SPEC 2). */
export function CreatePostPage() {
  return <Composer />;
}
