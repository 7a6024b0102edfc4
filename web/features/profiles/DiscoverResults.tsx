import { UserSearch } from 'lucide-react';
import { useListPolicy } from '../../apollo/useListPolicy.ts';
import type { GenderCategory } from '../../generated/schema.ts';
import { useDiscoverQuery } from './generated/discover.ts';
import { Notice } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { isolate } from '../../ui/isolate.ts';
import { distinctRows } from '../../lists/distinct.ts';
import { ListStart } from '../../lists/ListStart.tsx';
import { FollowButton } from '../people/FollowButton.tsx';
import { PeopleList } from './PeopleList.tsx';
import { useFirstPage } from '../../lists/useFirstPage.ts';
import { PersonSkeleton } from '../people/PersonSkeleton.tsx';

const FIRST = 20;

type DiscoverResultsProps = { search: string; category: GenderCategory | null };

/**
 * The people that the search on the Discover page has found, in all states of the list: loading, failed, empty or
 * loaded.
 */
export function DiscoverResults({ search, category }: DiscoverResultsProps) {
  const place = `people-${category ?? ''}-${search}`;
  const { data, previousData, error, loading, refetch, fetchMore } = useDiscoverQuery({
    variables: { search, category, ...useFirstPage(place, FIRST) },
    fetchPolicy: useListPolicy(),
  });
  // Keep showing the previous results until the new results arrive, so that the list does not flicker while the viewer
  // types.
  const shown = data ?? (loading ? previousData : undefined);
  const count = distinctRows(shown?.discover.edges).length;

  const start = (
    <ListStart
      connection={shown?.discover}
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
          failed="A busca não respondeu"
          tellsOffline
          skeleton={<PersonSkeleton />}
          empty={
            <Notice icon={<UserSearch aria-hidden className="size-7" />} title="Ninguém encontrado">
              {search
                ? `Não achamos ninguém para “${isolate(search)}”. Confira a grafia ou tente outro nome.`
                : 'Tente outra categoria.'}
            </Notice>
          }
        />
      </>
    );
  }

  return (
    <div aria-busy={!data}>
      <p role="status" className="sr-only">
        {shown.discover.pageInfo.hasNextPage ? `Mais de ${count} pessoas` : `Pessoas encontradas: ${count}`}
      </p>
      {start}
      <PeopleList
        key={`${category ?? ''}:${search}`}
        place={place}
        connection={shown.discover}
        endCursor={data?.discover.pageInfo.hasNextPage ? data.discover.pageInfo.endCursor : null}
        fetchPage={(page) => fetchMore({ variables: page })}
        withBio
        action={(profile) => <FollowButton profile={profile} />}
      />
    </div>
  );
}
