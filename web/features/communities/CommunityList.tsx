import type { ReactNode } from 'react';
import type { CommunityCard_CommunityFragment } from './generated/communities.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import type { ListPage, PlacedList } from '../../lists/listPlace.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { CommunityCard } from './CommunityCard.tsx';

/** The page size of a list of communities. */
export const COMMUNITIES_PAGE = 20;

type CommunityListProps = {
  name: string;
  label: string;
  connection:
    | {
        edges: PlacedList<CommunityCard_CommunityFragment>['edges'];
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
      }
    | undefined;
  failed: boolean;
  /** Shown when the list is empty. */
  empty: ReactNode;
  retry: () => Promise<unknown>;
  fetchPage: (page: ListPage) => Promise<unknown>;
};

/** A paged list of communities in all its states: loading, failed, empty or loaded. */
export function CommunityList({ name, label, connection, failed, empty, retry, fetchPage }: CommunityListProps) {
  if (!connection?.edges.length) {
    return (
      <QueryState
        items={connection}
        error={failed}
        retry={retry}
        failed="As comunidades não carregaram"
        tellsOffline
        skeleton={<CommunityListSkeleton />}
        empty={empty}
      />
    );
  }

  const { endCursor, hasNextPage } = connection.pageInfo;
  return (
    <>
      <BoundedRows name={name} label={label} edges={connection.edges} fetchPage={fetchPage}>
        {(community) => <CommunityCard community={community} />}
      </BoundedRows>
      {hasNextPage && (
        <div className="flex justify-center py-4">
          <MoreButton
            label="Ver mais comunidades"
            load={() => fetchPage({ first: COMMUNITIES_PAGE, after: endCursor ?? undefined })}
          />
        </div>
      )}
    </>
  );
}

function CommunityListSkeleton() {
  return (
    <div role="status" aria-label="Carregando comunidades">
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className="flex gap-4 border-b border-line bg-surface p-4 md:mb-3 md:rounded-card md:border">
          <Skeleton className="size-20 shrink-0" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-1/4" />
            <Skeleton className="h-3.5 w-5/6" />
          </div>
        </div>
      ))}
    </div>
  );
}
