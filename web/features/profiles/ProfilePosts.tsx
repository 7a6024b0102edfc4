import { Flame } from 'lucide-react';
import { useListPolicy } from '../../apollo/useListPolicy.ts';
import { useProfilePostsQuery } from './generated/timeline.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { FeedList } from '../posts/FeedList.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { FlameGradient } from '../reactions/Flame.tsx';
import { ListStart } from '../../lists/ListStart.tsx';
import { useFirstPage } from '../../lists/useFirstPage.ts';
import { usePages } from '../../lists/usePages.ts';

const FIRST = 10; // the page size (SPEC.md, section 9)

type ProfilePostsProps = { profileId: string; isOwn: boolean };

/** The posts of a member that the viewer may see, newest first. */
export function ProfilePosts({ profileId, isOwn }: ProfilePostsProps) {
  const place = `timeline-${profileId}`;
  const { data, error, loading, refetch, fetchMore } = useProfilePostsQuery({
    variables: { id: profileId, ...useFirstPage(place, FIRST) },
    fetchPolicy: useListPolicy(),
  });
  const connection = data?.profile?.posts;
  const { look, failed, retry } = usePages({
    endCursor: connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null,
    fetchPage: (after) => fetchMore({ variables: { first: FIRST, after } }),
    of: 'posts',
  });

  const start = (
    <ListStart
      connection={connection}
      startOver={() => void refetch({ first: FIRST, after: null }).catch(() => undefined)}
    />
  );

  if (!connection || connection.edges.length === 0) {
    return (
      <>
        {start}
        <QueryState
          items={connection}
          error={error}
          loading={loading}
          retry={refetch}
          failed="Os posts não carregaram"
          skeleton={
            <div role="status" aria-label="Carregando posts">
              <PostSkeleton />
              <PostSkeleton withPicture={false} />
            </div>
          }
          empty={
            <Notice icon={<Flame aria-hidden className="size-7" />} title="Nenhum post por aqui">
              {isOwn ? 'O que você publicar aparece aqui.' : 'Quando houver posts, eles aparecem aqui.'}
            </Notice>
          }
        />
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
      ) : (
        connection.pageInfo.hasNextPage && <PostSkeleton key={connection.edges.length} withPicture={false} />
      )}
    </>
  );
}
