import { ComposerTeaser } from '../features/posts/ComposerTeaser.tsx';
import { Feed } from '../features/posts/Feed.tsx';

/** / for members (SPEC 2). */
export function FeedPage() {
  return (
    <>
      <title>Início · Brasa</title>
      <h1 className="sr-only">Início</h1>
      <ComposerTeaser />
      <Feed />
    </>
  );
}
