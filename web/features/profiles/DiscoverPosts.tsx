import { Flame, SearchX } from 'lucide-react';
import { useListPolicy } from '../../apollo/useListPolicy.ts';
import { useDiscoverPostsQuery } from './generated/discoverPosts.ts';
import type { GenderCategory } from '../../generated/schema.ts';
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

type DiscoverPostsProps = { search: string; category: GenderCategory | null };

/**
 * The list mode POSTS of the Discover page (SPEC.md, section 3): the posts that the search has found, or suggested
 * posts if there is no search text. Shows all states of the list.
 */
export function DiscoverPosts({ search, category }: DiscoverPostsProps) {
  const place = `discover-${category ?? ''}-${search}`;
  const { data, previousData, error, loading, refetch, fetchMore } = useDiscoverPostsQuery({
    variables: { search, category, ...useFirstPage(place, FIRST) },
    fetchPolicy: useListPolicy(),
  });
  // Keep showing the previous results until the new results arrive, so that the list does not flicker while the viewer
  // types.
  const shown = data ?? (loading ? previousData : undefined);
  const count = shown?.discoverPosts.edges.length ?? 0;
  const endCursor = data?.discoverPosts.pageInfo.hasNextPage ? data.discoverPosts.pageInfo.endCursor : null;
  const { look, failed, retry } = usePages({
    endCursor,
    fetchPage: (after) => fetchMore({ variables: { first: FIRST, after } }),
    of: 'posts',
  });

  const start = (
    <ListStart
      connection={shown?.discoverPosts}
      startOver={() => void refetch({ first: FIRST, after: null }).catch(() => undefined)}
    />
  );

  if (!shown || count === 0) {
    return (
      <>
        {start}
        <QueryState
          items={shown}
          error={error}
          loading={loading}
          retry={refetch}
          failed="Os posts não carregaram"
          tellsOffline
          skeleton={
            <div role="status" aria-label="Carregando posts">
              <PostSkeleton />
              <PostSkeleton withPicture={false} />
            </div>
          }
          empty={<NothingFound search={search} category={category} />}
        />
      </>
    );
  }

  return (
    <div aria-busy={!data}>
      <p role="status" className="sr-only">
        {endCursor === null ? `Posts encontrados: ${count}` : `Mais de ${count} posts`}
      </p>
      {start}
      <FlameGradient />
      <FeedList
        key={`${category ?? ''}:${search}`}
        connection={shown.discoverPosts}
        place={place}
        onScrolled={look}
        fetchPage={(page) => fetchMore({ variables: page })}
      />
      {failed ? (
        <PageFailed onRetry={retry}>Não foi possível carregar mais posts.</PageFailed>
      ) : (
        endCursor !== null && <PostSkeleton key={count} withPicture={false} />
      )}
    </div>
  );
}

function NothingFound({ search, category }: DiscoverPostsProps) {
  if (search) {
    return (
      <Notice icon={<SearchX aria-hidden className="size-7" />} title="Nenhum post encontrado">
        Nada com “<bdi>{search}</bdi>”. Tente outra palavra
        <span>{category === null ? '' : ' ou todas as categorias'}</span>.
      </Notice>
    );
  }
  return (
    <Notice icon={<Flame aria-hidden className="size-7" />} title="Nada de novo por aqui">
      {category === null
        ? 'Você já segue quem publicou. Volte mais tarde, ou busque uma palavra.'
        : 'Ninguém desta categoria publicou para todos. Tente outra.'}
    </Notice>
  );
}
