import { useApolloClient } from '@apollo/client/react';
import { useRef, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PostCard_PostFragment } from './generated/posts.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { Byline } from '../people/Byline.tsx';
import { CommunityLine } from './CommunityLine.tsx';
import { PostActions } from './PostActions.tsx';
import { PostMedia } from './PostMedia.tsx';
import { PostMenu } from './PostMenu.tsx';
import { usePostPath } from './postPlace.ts';
import { PostText } from './PostText.tsx';
import { useViewTracking } from './useViewTracking.ts';

/**
 * Handles a failed refetch of the post. Does nothing, because the next picture that fails to load starts another
 * refetch.
 */
const later = () => undefined;

type PostCardProps = {
  post: PostCard_PostFragment;
  /** True for the first post of a page. Its picture is loaded with high priority. */
  priority?: boolean;
  /** True on the post's own page. There the text is not folded, and the card does not link to the page. */
  isPage?: boolean;
  /** True while the post is still loading. Meanwhile the viewer cannot delete the post (SPEC.md, section 5). */
  loading?: boolean;
};

/** A post. It renders as few elements as possible, because a feed may contain thousands of posts. */
export function PostCard({ post, priority = false, isPage = false, loading = false }: PostCardProps) {
  const card = useRef<HTMLElement>(null);
  const client = useApolloClient();
  const navigate = useNavigate();
  const path = usePostPath(post.id);
  useViewTracking(card, post.id);

  const open = ({ target, currentTarget }: MouseEvent) => {
    // Ignore clicks in a dialog that was opened from the card: React delivers them to the card too, because the dialog
    // is a child of the card in React's tree.
    const isOnCard = target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, video');
    if (!isPage && isOnCard && !window.getSelection()?.toString()) void navigate(path);
  };

  return (
    <article
      ref={card}
      aria-label={`Post de ${post.author.name}`}
      onClick={open}
      onErrorCapture={({ target }) =>
        void import('./renewPost.ts').then(({ renewPost }) => renewPost(client, post.id, target)).catch(later)
      }
      className={cx(
        'border-b border-line bg-surface md:rounded-card md:border',
        !isPage && 'cursor-pointer contain-content md:mb-4',
      )}
    >
      {post.community && <CommunityLine {...post.community} />}
      <header className="flex items-center gap-3 py-3 pr-2 pl-4">
        <div className="relative flex min-w-0 flex-1 items-center gap-3">
          <Avatar name={post.author.name} url={post.author.avatarUrl} />
          <Byline author={post.author}>
            <Link to={path} className="relative hover:underline">
              {post.createdAt && <TimeAgo dateTime={post.createdAt} />}
            </Link>
            {post.isInReview && (
              <span className="ml-2 rounded-full bg-raised px-2 py-0.5 text-xs font-semibold text-ink-soft">
                Em análise
              </span>
            )}
          </Byline>
        </div>
        <PostMenu post={post} loading={loading} />
      </header>
      {post.text && <PostText id={post.id} text={post.text} folds={!isPage} className="px-4 pb-3" />}
      {post.media.length > 0 && (
        <PostMedia media={post.media} authorName={post.author.name} isOwn={post.isOwn} priority={priority || isPage} />
      )}
      <PostActions post={post} isPage={isPage} />
    </article>
  );
}
