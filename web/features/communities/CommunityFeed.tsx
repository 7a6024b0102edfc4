import { Flame } from 'lucide-react';
import { ListStart } from '../../lists/ListStart.tsx';
import { useFirstPage } from '../../lists/useFirstPage.ts';
import { usePages } from '../../lists/usePages.ts';
import { useListPolicy } from '../../apollo/useListPolicy.ts';
import { useCommunityPostsQuery } from './generated/communities.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { FeedList } from '../posts/FeedList.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { FlameGradient } from '../reactions/Flame.tsx';

const FIRST = 10; // the page size (SPEC.md, section 9)

/** The community's posts, newest first. */
export function CommunityFeed({ communityId }: { communityId: string }) {
  const place = `group-${communityId}`;
  const { data, error, refetch, fetchMore } = useCommunityPostsQuery({
    variables: { communityId, ...useFirstPage(place, FIRST) },
    fetchPolicy: useListPolicy(),
  });
  const connection = data?.communityFeed;
  const endCursor = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;

  const { look, failed, retry } = usePages({
    endCursor,
    fetchPage: (after) => fetchMore({ variables: { first: FIRST, after } }),
    of: 'posts',
  });

  const start = (
    <ListStart
      connection={connection}
      startOver={() => void refetch({ first: FIRST, after: null }).catch(() => undefined)}
    />
  );

  if (!connection) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="Os posts não carregaram"
        skeleton={
          <div role="status" aria-label="Carregando posts">
            <PostSkeleton />
            <PostSkeleton withPicture={false} />
          </div>
        }
      />
    );
  }
  if (connection.edges.length === 0) {
    return (
      <>
        {start}
        <Notice icon={<Flame aria-hidden className="size-7" />} title="Ainda não há posts por aqui">
          Que tal publicar o primeiro?
        </Notice>
      </>
    );
  }
  return (
    <>
      {start}
      <FlameGradient />
      <FeedList
        connection={connection}
        place={place}
        onScrolled={look}
        fetchPage={(page) => fetchMore({ variables: page })}
      />
      {failed ? (
        <PageFailed onRetry={retry}>Não foi possível carregar mais posts.</PageFailed>
      ) : endCursor !== null ? (
        <PostSkeleton key={connection.edges.length} withPicture={false} />
      ) : (
        <p className="py-10 text-center text-sm text-ink-faint">Você viu tudo desta comunidade.</p>
      )}
    </>
  );
}
