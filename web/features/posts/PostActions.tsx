import { Link } from 'react-router-dom';
import type { PostCard_PostFragment } from './generated/posts.ts';
import { CommentIcon, ShareIcon } from '../../ui/icons.tsx';
import { counted, compactNumber } from '../../ui/numbers.ts';
import { ReactionButton } from '../reactions/ReactionButton.tsx';
import { usePostPath } from './postPlace.ts';

const action =
  'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 text-[0.9375rem] font-medium text-ink-soft tabular-nums transition duration-150 hover:bg-raised hover:text-ink';

type PostActionsProps = { post: PostCard_PostFragment; isPage: boolean };

export function PostActions({ post, isPage }: PostActionsProps) {
  const path = usePostPath(post.id);
  const label = `Comentar, ${counted(post.commentCount, 'comentário', 'comentários')}`;
  const inside = (
    <>
      <CommentIcon className="size-5.5" />
      {post.commentCount > 0 && <span>{compactNumber(post.commentCount)}</span>}
    </>
  );

  return (
    <footer className="flex items-center gap-1 px-1.5 py-1">
      <ReactionButton target={post} postId={post.id} />
      {isPage ? (
        <a href="#comentar" aria-label={label} className={action}>
          {inside}
        </a>
      ) : (
        <Link to={path} aria-label={label} className={action}>
          {inside}
        </Link>
      )}
      <button
        type="button"
        aria-label="Compartilhar"
        title="Compartilhar"
        className={action}
        onClick={() => void share(post).catch(() => undefined)}
      >
        <ShareIcon className="size-5.5" />
      </button>
    </footer>
  );
}

/**
 * Loads the code for sharing on the first press. The share sheet opens although the code loads after the press, because
 * the browser accepts a user gesture that is some seconds old.
 */
async function share(post: PostCard_PostFragment) {
  const { sharePost } = await import('./sharePost.ts');
  await sharePost(post);
}
