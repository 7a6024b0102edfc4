import { SearchX, Sparkles } from 'lucide-react';
import { useDiscoverCommunitiesQuery } from './generated/communities.ts';
import { Notice } from '../../ui/Notice.tsx';
import { COMMUNITIES_PAGE, CommunityList } from './CommunityList.tsx';
import { counted } from '../../ui/numbers.ts';

export function DiscoverCommunities({ search }: { search: string }) {
  const { data, previousData, error, refetch, fetchMore } = useDiscoverCommunitiesQuery({
    variables: { first: COMMUNITIES_PAGE, search },
  });
  // Keep showing the previous results while the next search is loading.
  const shown = data ?? (error ? undefined : previousData);

  return (
    <>
      <p role="status" className="sr-only">
        {shown &&
          search &&
          counted(shown.discoverCommunities.edges.length, 'comunidade encontrada', 'comunidades encontradas')}
      </p>
      <CommunityList
        name={`discover-communities-${search}`}
        label={search ? 'Comunidades encontradas' : 'Comunidades para descobrir'}
        connection={shown?.discoverCommunities}
        failed={error !== undefined}
        retry={() => refetch()}
        fetchPage={(page) => fetchMore({ variables: page })}
        empty={
          search ? (
            <Notice icon={<SearchX aria-hidden className="size-7" />} title="Nada encontrado">
              Nenhuma comunidade com “<bdi>{search}</bdi>”. Tente outra palavra.
            </Notice>
          ) : (
            <Notice icon={<Sparkles aria-hidden className="size-7" />} title="Você já viu todas">
              Não há outras comunidades por enquanto. Que tal criar uma?
            </Notice>
          )
        }
      />
    </>
  );
}
