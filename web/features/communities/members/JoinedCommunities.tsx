import { useMemo, useState } from 'react';
import { BoundedRows } from '../../../lists/BoundedRows.tsx';
import type { PlacedList } from '../../../lists/listPlace.ts';
import { Button } from '../../../ui/Button.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useMyCommunitiesQuery, type CommunityCard_CommunityFragment } from '../generated/communities.ts';
import { CommunityPicture } from '../CommunityPicture.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { isInside, isOwner } from './membership.ts';
import { useCommunityActions } from '../useCommunityActions.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

const PAGE = { first: 20 };

/**
 * Lists the communities that a member of the profile type FREE is in or has asked to join. A FREE member cannot open a
 * community's page, but can leave the community.
 */
export function JoinedCommunities() {
  const { data, error, refetch, fetchMore } = useMyCommunitiesQuery({ variables: PAGE });
  const connection = data?.myCommunities;
  /** The node of a row that is not loaded is null (web/apollo/boundedList.ts). */
  const edges: PlacedList<CommunityCard_CommunityFragment>['edges'] | undefined = connection?.edges;
  const joined = useMemo(
    () => edges?.filter(({ node }) => !node || isInside(node) || node.membership?.status === 'PENDING'),
    [edges],
  );
  const after = connection?.pageInfo.endCursor ?? null;
  const hasMore = connection?.pageInfo.hasNextPage === true;
  if (!joined && !error) return null;
  if (joined?.length === 0 && !hasMore) return null;

  return (
    <section aria-labelledby="joined-communities" className="mt-8">
      <h2 id="joined-communities" className="text-lg font-semibold text-ink">
        Suas comunidades
      </h2>
      {joined ? (
        <BoundedRows
          name="joined-communities"
          edges={joined}
          fetchPage={(page) => fetchMore({ variables: page })}
          className="mt-2 divide-y divide-line border-y border-line"
        >
          {(community) => <Row community={community} />}
        </BoundedRows>
      ) : (
        <div className="mt-2">
          <QueryState
            error={error}
            retry={refetch}
            failed="Não foi possível carregar suas comunidades."
            layout="line"
            skeleton={null}
          />
        </div>
      )}
      {hasMore && <MoreButton label="Ver mais comunidades" load={() => fetchMore({ variables: { after } })} />}
    </section>
  );
}

function Row({ community }: { community: CommunityCard_CommunityFragment }) {
  const { id, name } = community;
  const { leave } = useCommunityActions(id);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isWaiting = !isInside(community);

  async function takeBack() {
    setBusy(true);
    if (await leave()) toast({ title: 'Pedido cancelado' });
    setBusy(false);
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <CommunityPicture community={community} sizes="44px" className="size-11 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold wrap-anywhere text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{stateOf(community)}</p>
      </div>
      {isWaiting ? (
        <Button
          variant="outline"
          size="sm"
          loading={busy}
          aria-label={`Cancelar pedido: ${name}`}
          onClick={() => void takeBack()}
        >
          Cancelar pedido
        </Button>
      ) : (
        !isOwner(community) && (
          <Button variant="outline" size="sm" aria-label={`Sair de ${name}`} onClick={() => setAsking(true)}>
            Sair
          </Button>
        )
      )}
      <ItemBoundary>
        <LeaveDialog community={community} open={asking} onOpenChange={setAsking} />
      </ItemBoundary>
    </li>
  );
}

function stateOf(community: CommunityCard_CommunityFragment) {
  if (!isInside(community)) return 'Pedido enviado';
  if (isOwner(community)) return 'Você criou. Para gerenciar ou encerrar, mude para PROFISSIONAL.';
  return community.membership?.role === 'MODERATOR' ? 'Você modera' : 'Você participa';
}
