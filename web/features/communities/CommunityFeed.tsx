import { Flame, RefreshCw } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useListPolicy } from '../../apollo/useListPolicy.ts';
import { useCommunityPostsQuery } from './generated/communities.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { FeedList } from '../posts/FeedList.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { FlameGradient } from '../reactions/Flame.tsx';

/** SPEC 9. */
const PAGE = { first: 10 };

/** The community's posts, newest first. */
export function CommunityFeed({ communityId }: { communityId: string }) {
  const { data, error, refetch, fetchMore } = useCommunityPostsQuery({
    variables: { communityId, ...PAGE },
    fetchPolicy: useListPolicy(),
  });
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  const connection = data?.communityFeed;
  const after = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;

  const more = useCallback(async () => {
    if (after === null || running.current) return;
    running.current = true;
    try {
      await fetchMore({ variables: { after } });
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      running.current = false;
    }
  }, [after, fetchMore]);
  const onNearEnd = useCallback(() => {
    if (!failed) void more();
  }, [failed, more]);

  if (!connection && error) {
    return (
      <Notice
        icon={<RefreshCw aria-hidden className="size-7" />}
        title="Os posts não carregaram"
        action={<Button onClick={() => void refetch().catch(() => undefined)}>Tentar de novo</Button>}
      >
        Verifique sua conexão e tente novamente.
      </Notice>
    );
  }
  if (!connection) {
    return (
      <div role="status" aria-label="Carregando posts">
        <PostSkeleton />
        <PostSkeleton withPicture={false} />
      </div>
    );
  }
  if (connection.edges.length === 0) {
    return (
      <Notice icon={<Flame aria-hidden className="size-7" />} title="Ainda não há posts por aqui">
        Que tal publicar o primeiro?
      </Notice>
    );
  }
  return (
    <>
      <FlameGradient />
      <FeedList posts={connection.edges.map(({ node }) => node)} place={`group-${communityId}`} onNearEnd={onNearEnd} />
      {failed ? (
        <PageFailed onRetry={more}>Não foi possível carregar mais posts.</PageFailed>
      ) : after !== null ? (
        <PostSkeleton withPicture={false} />
      ) : (
        <p className="py-10 text-center text-sm text-ink-faint">Você viu tudo desta comunidade.</p>
      )}
    </>
  );
}
