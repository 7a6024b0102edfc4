import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { PersonRow_ProfileFragment } from '../people/generated/people.ts';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { useListPlace } from '../../lists/useListPlace.ts';
import { PersonRow } from '../people/PersonRow.tsx';
import { PersonSkeleton } from '../people/PersonSkeleton.tsx';
import { usePages } from '../../lists/usePages.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

type PeopleListProps = {
  /** The key under which the list's scroll position is stored. */
  place: string;
  people: readonly PersonRow_ProfileFragment[];
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
export function PeopleList({ place, people, endCursor, fetchPage, withBio, action }: PeopleListProps) {
  const { look, failed, retry } = usePages({ endCursor, fetchPage });
  const { box, list, sizes, note } = useListPlace(place, people.length);
  const onScroll = () => {
    note();
    look();
  };

  return (
    <>
      <div ref={box} className="rows-shown">
        <WindowVirtualizer ref={list} data={people} cache={sizes} onScroll={onScroll}>
          {(profile) => (
            <ItemBoundary key={profile.id}>
              <PersonRow profile={profile} withBio={withBio}>
                {action(profile)}
              </PersonRow>
            </ItemBoundary>
          )}
        </WindowVirtualizer>
      </div>
      {failed ? (
        <PageFailed onRetry={retry}>Não foi possível carregar mais.</PageFailed>
      ) : (
        endCursor !== null && <PersonSkeleton count={2} />
      )}
    </>
  );
}
