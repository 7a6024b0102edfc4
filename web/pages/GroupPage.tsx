import { Lock, SearchX } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { faultCode } from '../apollo/faults.ts';
import { CommunityFeed } from '../features/communities/CommunityFeed.tsx';
import { CommunityHeader } from '../features/communities/CommunityHeader.tsx';
import { InviteOffer } from '../features/communities/members/InviteOffer.tsx';
import { Invites } from '../features/communities/members/Invites.tsx';
import { Members } from '../features/communities/members/Members.tsx';
import { useCommunity } from '../features/communities/useCommunity.ts';
import { isInside, isManager } from '../features/communities/members/membership.ts';
import { Offer } from '../features/communities/vip/Offer.tsx';
import { Requests } from '../features/communities/members/Requests.tsx';
import { PostPlace } from '../features/posts/postPlace.ts';
import type { CommunityPage_CommunityFragment } from '../features/communities/generated/communities.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';
import { isolate } from '../ui/isolate.ts';

/** /groups/:idCommunity (SPEC.md, section 2): the page of a community. `?convite=` is the token of an invite. */
export function GroupPage() {
  const { idCommunity = '' } = useParams();
  return (
    <PostPlace value={`/groups/${idCommunity}`}>
      <Group key={idCommunity} id={idCommunity} />
    </PostPlace>
  );
}

function Group({ id }: { id: string }) {
  const { data, error, loading, refetch } = useCommunity(id);
  const community = data?.community;
  useTitle(community ? isolate(community.name) : 'Comunidade');

  if (community) return <LoadedGroup community={community} />;
  return (
    <QueryState
      items={error ? faultCode(error) === 'NOT_FOUND' : !loading}
      error={error}
      retry={refetch}
      failed="A comunidade não carregou"
      layout="page"
      skeleton={<GroupSkeleton />}
      empty={<GroupNotFound />}
    />
  );
}

function GroupNotFound() {
  return (
    <Notice
      icon={<SearchX aria-hidden className="size-7" />}
      title="Comunidade não encontrada"
      isPage
      action={
        <Link to="/groups" className={buttonClass({})}>
          Ver comunidades
        </Link>
      }
    >
      Ela pode ter sido encerrada, ou o link está incompleto.
    </Notice>
  );
}

function LoadedGroup({ community }: { community: CommunityPage_CommunityFragment }) {
  const [params, setParams] = useSearchParams();
  const invite = params.get('convite');
  const inside = isInside(community);
  const tabs = tabsOf(community);
  const tab = tabs.find(({ name }) => name === params.get('aba'))?.name ?? 'posts';
  const { id } = community;

  return (
    <>
      {invite && !inside && (
        <ItemBoundary>
          <InviteOffer community={community} token={invite} onSettled={() => setParams({}, { replace: true })} />
        </ItemBoundary>
      )}
      <ItemBoundary>
        <CommunityHeader community={community} />
      </ItemBoundary>
      <Offer community={community} />
      {inside ? (
        <>
          <TabLinks
            label={community.name}
            tabs={tabs.map(({ name, ...rest }) => ({
              ...rest,
              to: name === 'posts' ? `/groups/${id}` : `/groups/${id}?aba=${name}`,
              current: name === tab,
            }))}
          />
          <div className="md:mt-4">
            {tab === 'posts' && <CommunityFeed communityId={id} />}
            {tab === 'membros' && <Members community={community} />}
            {tab === 'pedidos' && <Requests communityId={id} />}
            {tab === 'convites' && <Invites communityId={id} />}
          </div>
        </>
      ) : (
        <Notice icon={<Lock aria-hidden className="size-7" />} title="Só para quem participa">
          O que se publica aqui fica aqui.
        </Notice>
      )}
    </>
  );
}

function tabsOf(community: CommunityPage_CommunityFragment) {
  const everybody = [
    { name: 'posts', label: 'Posts' },
    { name: 'membros', label: 'Membros' },
  ];
  if (!isManager(community) || community.kind === 'VIP') return everybody;
  return [
    ...everybody,
    { name: 'pedidos', label: 'Pedidos', badge: community.requestCount ?? 0 },
    { name: 'convites', label: 'Convites' },
  ];
}

function GroupSkeleton() {
  return (
    <div role="status" aria-label="Carregando comunidade" className="md:mt-6">
      <h1 className="sr-only">Comunidade</h1>
      <Skeleton className="aspect-3/1 w-full rounded-none! md:rounded-card!" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-4 w-full" />
      </div>
    </div>
  );
}
