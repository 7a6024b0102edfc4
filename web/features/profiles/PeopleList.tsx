import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { PersonRow_ProfileFragment } from '../../generated/people.ts';
import { PageFailed } from '../../ui/PageFailed.tsx';
import { PersonRow } from './PersonRow.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { usePages } from './usePages.ts';

type PeopleListProps = {
  people: readonly PersonRow_ProfileFragment[];
  endCursor: string | null;
  fetchPage: (after: string) => Promise<unknown>;
  withBio?: boolean;
  /** What can be done with somebody. */
  action: (profile: PersonRow_ProfileFragment) => ReactNode;
};

/** People, as many as there are: only those on and about the screen are in the page. */
export function PeopleList({ people, endCursor, fetchPage, withBio, action }: PeopleListProps) {
  const { look, failed, retry } = usePages({ endCursor, fetchPage });

  return (
    <>
      <div className="rows-shown">
        <WindowVirtualizer data={people} onScroll={look}>
          {(profile) => (
            <PersonRow key={profile.id} profile={profile} withBio={withBio}>
              {action(profile)}
            </PersonRow>
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
