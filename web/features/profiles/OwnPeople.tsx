import type { ReactNode } from 'react';
import type { PersonRow_ProfileFragment } from '../people/generated/people.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import type { ListPage, PlacedList } from '../../lists/listPlace.ts';
import { Button } from '../../ui/Button.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { PersonRow } from '../people/PersonRow.tsx';
import { PersonSkeleton } from '../people/PersonSkeleton.tsx';

type OwnPeopleProps = {
  name: string;
  edges: PlacedList<PersonRow_ProfileFragment>['edges'] | undefined;
  fetchPage: (page: ListPage) => Promise<unknown>;
  empty: string;
  failed: boolean;
  hasMore: boolean;
  onMore: () => void;
  onRetry: () => void;
  action: (profile: PersonRow_ProfileFragment) => ReactNode;
};

/** A paged list of people in the viewer's settings, in all its states: loading, failed, empty or loaded. */
export function OwnPeople({ name, edges, fetchPage, empty, failed, hasMore, onMore, onRetry, action }: OwnPeopleProps) {
  if (failed) {
    return (
      <div className="py-3">
        <QueryState error={failed} retry={onRetry} failed="A lista não carregou." layout="line" skeleton={null} />
      </div>
    );
  }
  if (!edges) return <PersonSkeleton count={2} />;
  if (edges.length === 0) return <p className="py-3 text-ink-faint">{empty}</p>;

  return (
    <>
      <BoundedRows as="div" name={name} edges={edges} fetchPage={fetchPage}>
        {(profile) => <PersonRow profile={profile}>{action(profile)}</PersonRow>}
      </BoundedRows>
      {hasMore && (
        <Button variant="secondary" size="sm" onClick={onMore}>
          Mostrar mais
        </Button>
      )}
    </>
  );
}
