import { ComposerTeaser } from '../features/feed/ComposerTeaser.tsx';
import { Feed } from '../features/feed/Feed.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** The page at / for members (SPEC.md, section 2): the feed. */
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
