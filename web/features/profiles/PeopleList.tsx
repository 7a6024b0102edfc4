import { memo, useEffect, useMemo, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { PersonRow_ProfileFragment } from '../people/generated/people.ts';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { distinctRows } from '../../lists/distinct.ts';
import type { ListPage, PlacedList } from '../../lists/listPlace.ts';
import { useListPlace } from '../../lists/useListPlace.ts';
import { PersonRow } from '../people/PersonRow.tsx';
import { PersonSkeleton } from '../people/PersonSkeleton.tsx';
import { usePages } from '../../lists/usePages.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const FIRST = 20;
const ROW_PX = 64; // the assumed height of a row that has not been measured

type PeopleListProps = {
  /** The key under which the list's scroll position is stored. */
  place: string;
  /** The list of the people as the server returned it. */
  connection: PlacedList<PersonRow_ProfileFragment>;
  endCursor: string | null;
  /** Loads the next page, and the people of hollow rows. */
  fetchPage: (page: ListPage) => Promise<unknown>;
  withBio?: boolean;
  /** Renders the actions at the end of a row. */
  action: (profile: PersonRow_ProfileFragment) => ReactNode;
};

/**
 * A virtualized list of people: the document contains only rows on or near the screen. The scroll position is restored
 * after a back navigation.
 */
export function PeopleList({ place, connection, endCursor, fetchPage, withBio, action }: PeopleListProps) {
  const { edges } = connection;
  const rows = useMemo(() => distinctRows(edges), [edges]);
  const { look, failed, retry } = usePages({ endCursor, fetchPage: (after) => fetchPage({ first: FIRST, after }) });
  const { box, list, sizes, note, fill } = useListPlace(place, rows, connection, fetchPage);
  const onScroll = () => {
    note();
    look();
  };
  useEffect(fill, [rows, fill]);

  return (
    <>
      <div ref={box} className="rows-shown">
        <WindowVirtualizer ref={list} data={rows} itemSize={ROW_PX} cache={sizes} onScroll={onScroll}>
          {(row, index) =>
            '__typename' in row ? (
              <Row key={row.id} profile={row} withBio={withBio} action={action} />
            ) : (
              <div key={row.id} style={{ height: list.current?.getItemSize(index) ?? ROW_PX }} />
            )
          }
        </WindowVirtualizer>
      </div>
      {failed ? (
        <PageFailed onRetry={retry}>Não foi possível carregar mais.</PageFailed>
      ) : (
        endCursor !== null && <PersonSkeleton key={rows.length} count={2} />
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
