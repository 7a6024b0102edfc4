import { ComposerTeaser } from '../features/feed/ComposerTeaser.tsx';
import { Feed } from '../features/feed/Feed.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** / for members (SPEC 2). */
export function FeedPage() {
  useTitle('Início');
  return (
    <>
      <h1 className="sr-only">Início</h1>
      <ComposerTeaser />
      <Feed />
    </>
  );
}
