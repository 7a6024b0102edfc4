import type { ReactNode } from 'react';
import type { PersonRow_ProfileFragment } from '../people/generated/people.ts';
import { Button } from '../../ui/Button.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { PersonRow } from '../people/PersonRow.tsx';
import { PersonSkeleton } from '../people/PersonSkeleton.tsx';
import { Item } from '../../ui/Item.tsx';

type OwnPeopleProps = {
  people: readonly PersonRow_ProfileFragment[] | undefined;
  empty: string;
  failed: boolean;
  hasMore: boolean;
  onMore: () => void;
  onRetry: () => void;
  action: (profile: PersonRow_ProfileFragment) => ReactNode;
};

/** A paged list of people in the viewer's settings, in all its states: loading, failed, empty or loaded. */
export function OwnPeople({ people, empty, failed, hasMore, onMore, onRetry, action }: OwnPeopleProps) {
  if (failed) {
    return (
      <div className="py-3">
        <QueryState error={failed} retry={onRetry} failed="A lista não carregou." layout="line" skeleton={null} />
      </div>
    );
  }
  if (!people) return <PersonSkeleton count={2} />;
  if (people.length === 0) return <p className="py-3 text-ink-faint">{empty}</p>;

  return (
    <>
      {people.map((profile) => (
        <Item key={profile.id}>{() => <PersonRow profile={profile}>{action(profile)}</PersonRow>}</Item>
      ))}
      {hasMore && (
        <Button variant="secondary" size="sm" onClick={onMore}>
          Mostrar mais
        </Button>
      )}
    </>
  );
}
