import type { ReactNode } from 'react';
import type { CommunityCard_CommunityFragment } from './generated/communities.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { CommunityCard } from './CommunityCard.tsx';

type CommunityListProps = {
  label: string;
  connection:
    | {
        edges: readonly { node: CommunityCard_CommunityFragment }[];
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
      }
    | undefined;
  failed: boolean;
  /** Shown when the list is empty. */
  empty: ReactNode;
  retry: () => Promise<unknown>;
  loadMore: (after: string | null) => Promise<unknown>;
};

/** A paged list of communities in all its states: loading, failed, empty or loaded. */
export function CommunityList({ label, connection, failed, empty, retry, loadMore }: CommunityListProps) {
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
      <ul aria-label={label}>
        {connection.edges.map(({ node }) => (
          <ItemBoundary key={node.id}>
            <CommunityCard community={node} />
          </ItemBoundary>
        ))}
      </ul>
      {hasNextPage && (
        <div className="flex justify-center py-4">
          <MoreButton label="Ver mais comunidades" load={() => loadMore(endCursor)} />
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
