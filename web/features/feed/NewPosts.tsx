import { ArrowUp } from 'lucide-react';
import { counted } from '../../ui/numbers.ts';
import { useNewPosts, type UseNewPostsOptions } from './useNewPosts.ts';

/**
 * The button that shows new posts. New posts are inserted only after a press, so that the posts on the screen do not
 * move. The live region is in the document before the button, so that screen readers announce the button.
 */
export function NewPosts(options: UseNewPostsOptions) {
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
