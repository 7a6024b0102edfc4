import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMyAdsQuery } from './generated/ads.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { AdCard } from './AdCard.tsx';
import { REFETCH_INTERVAL_MS } from './live.ts';

const PAGE = { first: 20 };

/**
 * The list of the member's ads in all its states: loading, failed, empty or loaded. Polls the states and figures of the
 * ads while the page is visible.
 */
export function MyAds() {
  const { data, error, refetch, fetchMore } = useMyAdsQuery({
    variables: PAGE,
    pollInterval: REFETCH_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
    context: { quiet: true },
  });

  if (!data) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="Os anúncios não carregaram"
        tellsOffline
        skeleton={<MyAdsSkeleton />}
      />
    );
  }
  const { edges, pageInfo } = data.myAds;
  if (edges.length === 0) {
    return (
      <Notice
        icon={<Megaphone aria-hidden className="size-7" />}
        title="Você ainda não tem anúncios"
        action={
          <Link to="/ads/new" className={buttonClass({})}>
            Criar anúncio
          </Link>
        }
      >
        Mostre o seu negócio ou destaque o seu perfil a quem tem interesse. Para impulsionar um post, abra o menu dele.
      </Notice>
    );
  }

  return (
    <>
      <BoundedRows
        name="my-ads"
        label="Seus anúncios"
        edges={edges}
        fetchPage={(page) => fetchMore({ variables: page })}
      >
        {(ad) => <AdCard ad={ad} />}
      </BoundedRows>
      {pageInfo.hasNextPage && (
        <div className="flex justify-center py-4">
          <MoreButton label="Ver mais anúncios" load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
        </div>
      )}
    </>
  );
}

function MyAdsSkeleton() {
  return (
    <div role="status" aria-label="Carregando anúncios">
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex gap-4 border-b border-line bg-surface p-4 md:mb-3 md:rounded-card md:border">
          <Skeleton className="size-16 shrink-0 md:size-20" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-8 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
