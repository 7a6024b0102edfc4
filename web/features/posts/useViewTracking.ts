import { useApolloClient } from '@apollo/client/react';
import { useEffect, type RefObject } from 'react';

/**
 * Records a view of the post after its card has been visible for a second. The code is loaded after the first paint.
 */
export function useViewTracking(card: RefObject<HTMLElement | null>, postId: string) {
  const client = useApolloClient();
  useEffect(() => {
    const element = card.current;
    let stop = () => {};
    let isOver = false;
    import('./watchView.ts')
      .then(({ watchView }) => {
        if (element && !isOver) stop = watchView(client, element, postId);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [client, card, postId]);
}
