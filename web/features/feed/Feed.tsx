import { NetworkStatus } from '@apollo/client';
import { Flame, RefreshCw, WifiOff } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Part } from '../../ui/Part.tsx';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { AfterFirstPaint } from '../../ui/AfterFirstPaint.tsx';
import { useViewer } from '../accounts/useViewer.ts';
import { FlameGradient } from '../reactions/Flame.tsx';
import { FeedList } from '../posts/FeedList.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { useFeed } from './useFeed.ts';
import { useNewPosts } from './useNewPosts.ts';

const NewPostsPill = lazyCode(() => import('./NewPostsPill.tsx').then((m) => m.NewPostsPill));
const BetweenPosts = lazyCode(() => import('./BetweenPosts.tsx').then((m) => m.BetweenPosts));

/** Whether cards stood between posts before in this tab: going back they are there at once, so that nothing moves. */
let hadCards = false;

/** The home timeline, in every state it can be in. */
export function Feed() {
  const { posts, error, networkStatus, refetch, startCursor, hasMore, pageFailed, retryPage, wantMore } = useFeed();
  const [cards, setCards] = useState<ReadonlyMap<string, ReactNode>>();
  const showCards = useCallback((shown: ReadonlyMap<string, ReactNode>) => {
    hadCards = true;
    setCards(shown);
  }, []);
  const startOver = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const news = useNewPosts({ startCursor, posts, startOver });
  const viewer = useViewer();
  const asking = networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error;

  if (posts.length === 0 && asking) return <FeedSkeleton />;
  if (posts.length === 0 && error) {
    return (
      <Notice
        icon={
          navigator.onLine ? <RefreshCw aria-hidden className="size-7" /> : <WifiOff aria-hidden className="size-7" />
        }
        title={navigator.onLine ? 'O feed não carregou' : 'Sem conexão'}
        action={<Button onClick={startOver}>Tentar de novo</Button>}
      >
        {navigator.onLine
          ? 'Algo deu errado do nosso lado. Tente novamente em instantes.'
          : 'Verifique seu Wifi ou rede móvel.'}
      </Notice>
    );
  }
  if (posts.length === 0) {
    return (
      <Notice
        icon={<Flame aria-hidden className="size-7" />}
        title="Ainda não há posts por aqui"
        action={
          <Link to="/post/create" className={buttonClass({})}>
            Criar um post
          </Link>
        }
      >
        Seja a primeira pessoa a acender a conversa.
      </Notice>
    );
  }

  return (
    <>
      <FlameGradient />
      <AfterFirstPaint now={news.count > 0}>
        <Part>
          <NewPostsPill
            count={news.count}
            onShow={() => {
              window.scrollTo(0, 0);
              news.show();
            }}
          />
        </Part>
      </AfterFirstPaint>
      <FeedList posts={posts} below={cards} onNearEnd={wantMore} />
      {viewer && (
        <AfterFirstPaint now={hadCards}>
          <Part>
            <BetweenPosts posts={posts} onCards={showCards} />
          </Part>
        </AfterFirstPaint>
      )}
      <FeedEnd hasMore={hasMore} pageFailed={pageFailed} onRetry={retryPage} />
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

type FeedEndProps = { hasMore: boolean; pageFailed: boolean; onRetry: () => unknown };

/**
 * What stands below the last card. The browser must not hold on to it when cards come in above: it would push the
 * reader along.
 */
function FeedEnd({ hasMore, pageFailed, onRetry }: FeedEndProps) {
  return (
    <div className="[overflow-anchor:none]">
      {pageFailed ? (
        <PageFailed onRetry={onRetry}>Não foi possível carregar mais posts.</PageFailed>
      ) : hasMore ? (
        <PostSkeleton withPicture={false} />
      ) : (
        <p className="py-10 text-center text-sm text-ink-faint">Você chegou ao fim. Por enquanto, é só brasa.</p>
      )}
    </div>
  );
}
