import { memo, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { PersonRow_ProfileFragment } from '../people/generated/people.ts';
import { PageFailed } from '../../ui/PageFailed.tsx';
import type { PlacedList } from '../../lists/listPlace.ts';
import { useListPlace } from '../../lists/useListPlace.ts';
import { PersonRow } from '../people/PersonRow.tsx';
import { PersonSkeleton } from '../people/PersonSkeleton.tsx';
import { usePages } from '../../lists/usePages.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const ROW_PX = 64; // the assumed height of a row that has not been measured

type PeopleListProps = {
  /** The key under which the list's scroll position is stored. */
  place: string;
  people: readonly PersonRow_ProfileFragment[];
  /** The list of the people as the server returned it. */
  connection: PlacedList;
  endCursor: string | null;
  fetchPage: (after: string) => Promise<unknown>;
  withBio?: boolean;
  /** Renders the actions at the end of a row. */
  action: (profile: PersonRow_ProfileFragment) => ReactNode;
};

/**
 * A virtualized list of people: the document contains only rows on or near the screen. The scroll position is restored
 * after a back navigation.
 */
export function PeopleList({ place, people, connection, endCursor, fetchPage, withBio, action }: PeopleListProps) {
  const { look, failed, retry } = usePages({ endCursor, fetchPage });
  const { box, list, sizes, note } = useListPlace(place, people, connection);
  const onScroll = () => {
    note();
    look();
  };

  return (
    <>
      <div ref={box} className="rows-shown">
        <WindowVirtualizer ref={list} data={people} itemSize={ROW_PX} cache={sizes} onScroll={onScroll}>
          {(profile) => <Row key={profile.id} profile={profile} withBio={withBio} action={action} />}
        </WindowVirtualizer>
      </div>
      {failed ? (
        <PageFailed onRetry={retry}>Não foi possível carregar mais.</PageFailed>
      ) : (
        endCursor !== null && <PersonSkeleton key={people.length} count={2} />
      )}
    </>
  );
}

type RowProps = Pick<PeopleListProps, 'withBio' | 'action'> & { profile: PersonRow_ProfileFragment };

/** Memoized, because the list renders on each scroll event. */
const Row = memo(function Row({ profile, withBio, action }: RowProps) {
  return (
    <ItemBoundary>
      <PersonRow profile={profile} withBio={withBio}>
        {action(profile)}
      </PersonRow>
    </ItemBoundary>
  );
});
