import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { AdPlacement, GenderCategory } from '../../generated/schema.ts';
import { useSponsoredQuery, type Sponsored_AdFragment } from './generated/sponsored.ts';
import { Pending } from '../../ui/Pending.tsx';
import { FollowButton } from '../people/FollowButton.tsx';
import { PersonRow } from '../people/PersonRow.tsx';
import { PersonSkeleton } from '../people/PersonSkeleton.tsx';
import { SponsoredBadge } from './SponsoredBadge.tsx';
import { countClick, useAdTracking } from './useAdTracking.ts';
import { WhyThisAd } from './WhyThisAd.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

type HighlightsProps = {
  placement: Extract<AdPlacement, 'DISCOVER' | 'SUGGESTIONS'>;
  category?: GenderCategory | null;
  first: number;
  withBio?: boolean;
};

/**
 * Shows profiles with a paid highlight above a list of people. Renders nothing if there are no such profiles. While the
 * profiles load, the list is hidden, because they would move it.
 */
export function Highlights({ placement, category = null, first, withBio = false }: HighlightsProps) {
  const { data, previousData, loading } = useSponsoredQuery({
    variables: { placement, category, first },
    fetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  // Keep showing the profiles of the previous category until the new ones arrive, as the list of people does.
  const shown = data ?? (loading ? previousData : undefined);
  if (loading && !shown)
    return (
      <Pending>
        <PersonSkeleton count={3} />
      </Pending>
    );
  if (!shown || shown.sponsored.length === 0) return null;

  return (
    <ul aria-label="Perfis em destaque" className="mb-2 border-b border-line pb-2">
      {shown.sponsored.map((ad) => (
        <ItemBoundary key={ad.id}>
          <Highlight ad={ad} slot={placement} withBio={withBio} />
        </ItemBoundary>
      ))}
    </ul>
  );
}

function Highlight({
  ad,
  slot,
  withBio,
}: {
  ad: Sponsored_AdFragment;
  slot: HighlightsProps['placement'];
  withBio: boolean;
}) {
  const client = useApolloClient();
  const row = useRef<HTMLLIElement>(null);
  useAdTracking(row, slot, ad.id);

  return (
    <li ref={row}>
      <div
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('a')) countClick(client, ad.id);
        }}
      >
        <PersonRow profile={ad.advertiser} withBio={withBio} small={slot === 'SUGGESTIONS'}>
          <FollowButton profile={ad.advertiser} quiet />
        </PersonRow>
      </div>
      <div className="-mt-2 flex items-center gap-1 pl-14">
        <SponsoredBadge />
        <WhyThisAd ad={ad} />
      </div>
    </li>
  );
}
