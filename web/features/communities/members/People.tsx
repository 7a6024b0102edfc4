import type { ReactNode } from 'react';
import type { MemberRow_MemberFragment } from '../generated/communities.ts';
import { BoundedRows } from '../../../lists/BoundedRows.tsx';
import type { ListPage, PlacedList } from '../../../lists/listPlace.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Byline } from '../../people/Byline.tsx';

/** The page size of a list of people. */
export const PEOPLE_PAGE = 20;

type PeopleProps = {
  name: string;
  label: string;
  connection:
    | {
        edges: PlacedList<MemberRow_MemberFragment>['edges'];
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
      }
    | undefined;
  failed: boolean;
  retry: () => Promise<unknown>;
  fetchPage: (page: ListPage) => Promise<unknown>;
  empty: ReactNode;
  about?: (member: MemberRow_MemberFragment) => ReactNode;
  actions: (member: MemberRow_MemberFragment) => ReactNode;
};

/** A paged list of people: a community's members, or the people who have asked to join. */
export function People({ name, label, connection, failed, retry, fetchPage, empty, about, actions }: PeopleProps) {
  if (!connection?.edges.length) {
    return (
      <QueryState
        items={connection}
        empty={empty}
        error={failed}
        retry={retry}
        failed="A lista não carregou"
        hasIcon={false}
        skeleton={
          <div role="status" aria-label="Carregando pessoas" className="space-y-4 p-4">
            {[0, 1, 2].map((index) => (
              <div key={index} className="flex items-center gap-3">
                <Skeleton className="size-10 rounded-full!" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            ))}
          </div>
        }
      />
    );
  }

  return (
    <>
      <BoundedRows
        name={name}
        label={label}
        edges={connection.edges}
        fetchPage={fetchPage}
        className="divide-y divide-line"
      >
        {(member) => (
          <li className="flex flex-wrap items-center gap-3 px-4 py-3">
            <div className="relative flex min-w-13 flex-1 items-center gap-3">
              <Avatar name={member.profile.name} url={member.profile.avatarUrl} />
              <Byline author={member.profile}>{about?.(member)}</Byline>
            </div>
            {actions(member)}
          </li>
        )}
      </BoundedRows>
      {connection.pageInfo.hasNextPage && (
        <div className="flex justify-center py-4">
          <MoreButton
            label="Ver mais pessoas"
            load={() => fetchPage({ first: PEOPLE_PAGE, after: connection.pageInfo.endCursor ?? undefined })}
          />
        </div>
      )}
    </>
  );
}
