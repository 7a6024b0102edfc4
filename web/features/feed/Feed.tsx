import { NetworkStatus } from '@apollo/client';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Button } from '../../ui/Button.tsx';
import { RETRY } from '../../ui/connection.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Part } from '../../ui/Part.tsx';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { AfterFirstPaint } from '../../ui/AfterFirstPaint.tsx';
import { useViewer } from '../accounts/useViewer.ts';
import { FlameGradient } from '../reactions/Flame.tsx';
import { FeedList } from '../posts/FeedList.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { useFeed } from './useFeed.ts';

const EmptyFeed = lazyCode(() => import('./EmptyFeed.tsx').then((m) => m.EmptyFeed));
const NewPosts = lazyCode(() => import('./NewPosts.tsx').then((m) => m.NewPosts));
const BetweenPosts = lazyCode(() => import('./BetweenPosts.tsx').then((m) => m.BetweenPosts));

/**
 * True after this tab has shown cards (suggestions or ads) between the posts. After a back navigation, the feed then
 * renders the cards together with the posts, so that nothing moves.
 */
let hadCards = false;

/** The home feed in all its states: loading, failed, empty or loaded. */
export function Feed() {
  const { connection, posts, error, networkStatus, startOver, failed, retry, look, fetchPage } = useFeed();
  const pageInfo = connection?.pageInfo;
  const startCursor = pageInfo?.startCursor ?? null;
  const [cards, setCards] = useState<ReadonlyMap<string, ReactNode>>();
  const showCards = useCallback((shown: ReadonlyMap<string, ReactNode>) => {
    hadCards = true;
    setCards(shown);
  }, []);
  const asking = networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error;
  // A feed from the cache may be out of date, so check for new posts one time.
  const [wasKept] = useState(startCursor !== null);
  const looksAtOnce = useRef(wasKept);
  const viewer = useViewer();

  if (posts.length === 0 && asking) return <FeedSkeleton />;
  if (posts.length === 0 && error) {
    return (
      <Notice
        icon={
          navigator.onLine ? <RefreshCw aria-hidden className="size-7" /> : <WifiOff aria-hidden className="size-7" />
        }
        title={navigator.onLine ? 'O feed não carregou' : 'Sem conexão'}
        action={<Button onClick={startOver}>{RETRY}</Button>}
      >
        {navigator.onLine
          ? 'Algo deu errado do nosso lado. Tente novamente em instantes.'
          : 'Verifique seu Wifi ou rede móvel.'}
      </Notice>
    );
  }
  const news = (
    <AfterFirstPaint now={wasKept}>
      <Part>
        <NewPosts
          connection={connection}
          startCursor={posts.length > 0 ? startCursor : null}
          posts={posts}
          looksAtOnce={looksAtOnce}
          startOver={startOver}
        />
      </Part>
    </AfterFirstPaint>
  );
  if (!connection || posts.length === 0) {
    return (
      <>
        {news}
        <Part>
          <EmptyFeed />
        </Part>
      </>
    );
  }

  return (
    <>
      {news}
      <FlameGradient />
      <FeedList connection={connection} below={cards} onScrolled={look} fetchPage={fetchPage} />
      {viewer && (
        <AfterFirstPaint now={hadCards}>
          <Part>
            <BetweenPosts edges={connection.edges} onCards={showCards} />
          </Part>
        </AfterFirstPaint>
      )}
      <FeedEnd key={connection.edges.length} hasMore={pageInfo?.hasNextPage} failed={failed} onRetry={retry} />
    </>
  );
}

function FeedSkeleton() {
  return (
    <div role="status" aria-label="Carregando posts">
      <PostSkeleton />
      <PostSkeleton withPicture={false} />
      <PostSkeleton />
    </div>
  );
}

type FeedEndProps = { hasMore: boolean | undefined; failed: boolean; onRetry: () => unknown };

/**
 * The element below the last post. Each page of posts has an element of its own, so that the posts of the next page
 * take the place of the skeleton instead of moving it. The element must not be a scroll anchor: otherwise the page
 * would scroll when cards are inserted above it.
 */
function FeedEnd({ hasMore, failed, onRetry }: FeedEndProps) {
  return (
    <div className="[overflow-anchor:none]">
      {failed ? (
        <PageFailed onRetry={onRetry}>Não foi possível carregar mais posts.</PageFailed>
      ) : hasMore ? (
        <PostSkeleton withPicture={false} />
      ) : (
        <p className="py-10 text-center text-sm text-ink-faint">Você chegou ao fim. Por enquanto, é só brasa.</p>
      )}
    </div>
  );
}
