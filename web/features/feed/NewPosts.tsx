import { ArrowUp } from 'lucide-react';
import { counted } from '../../ui/numbers.ts';
import { ListStart } from '../../lists/ListStart.tsx';
import type { PlacedList } from '../../lists/listPlace.ts';
import { useNewPosts, type UseNewPostsOptions } from './useNewPosts.ts';

type NewPostsProps = UseNewPostsOptions & { connection: PlacedList | undefined };

/**
 * The button for the posts above the feed. New posts do not adjoin a feed that begins at a later page, so the button
 * then loads the feed from its start.
 */
export function NewPosts({ connection, ...options }: NewPostsProps) {
  if (!connection?.pageInfo.hasPreviousPage) return <NewPostsButton {...options} />;
  return <ListStart connection={connection} startOver={options.startOver} />;
}

/**
 * The button that shows new posts. New posts are inserted only after a press, so that the posts on the screen do not
 * move. The live region is in the document before the button, so that screen readers announce the button.
 */
function NewPostsButton(options: UseNewPostsOptions) {
  const { count, show } = useNewPosts(options);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(1rem+var(--banner)+var(--header)+env(safe-area-inset-top))] z-30 transition-[top] duration-200 flex justify-center"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={() => {
            window.scrollTo(0, 0);
            show();
          }}
          className="pointer-events-auto inline-flex h-11 animate-rise items-center gap-2 rounded-full bg-ember-gradient px-5 font-semibold text-on-ember shadow-float"
        >
          <ArrowUp aria-hidden className="size-4.5" />
          {counted(count, 'novo post', 'novos posts')}
        </button>
      )}
    </div>
  );
}
