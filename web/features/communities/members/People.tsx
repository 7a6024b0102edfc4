import type { ReactNode } from 'react';
import type { MemberRow_MemberFragment } from '../generated/communities.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Byline } from '../../people/Byline.tsx';
import { Item } from '../../../ui/Item.tsx';

type PeopleProps = {
  label: string;
  connection:
    | {
        edges: readonly { node: MemberRow_MemberFragment }[];
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
      }
    | undefined;
  failed: boolean;
  retry: () => Promise<unknown>;
  loadMore: (after: string | null) => Promise<unknown>;
  empty: ReactNode;
  about?: (member: MemberRow_MemberFragment) => ReactNode;
  actions: (member: MemberRow_MemberFragment) => ReactNode;
};

/** A paged list of people: a community's members, or the people who have asked to join. */
export function People({ label, connection, failed, retry, loadMore, empty, about, actions }: PeopleProps) {
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
      <ul aria-label={label} className="divide-y divide-line">
        {connection.edges.map(({ node }) => (
          <Item key={node.id}>
            {() => (
              <li className="flex flex-wrap items-center gap-3 px-4 py-3">
                <div className="relative flex min-w-13 flex-1 items-center gap-3">
                  <Avatar name={node.profile.name} url={node.profile.avatarUrl} />
                  <Byline author={node.profile}>{about?.(node)}</Byline>
                </div>
                {actions(node)}
              </li>
            )}
          </Item>
        ))}
      </ul>
      {connection.pageInfo.hasNextPage && (
        <div className="flex justify-center py-4">
          <MoreButton label="Ver mais pessoas" load={() => loadMore(connection.pageInfo.endCursor)} />
        </div>
      )}
    </>
  );
}
