import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { AdPlacement, GenderCategory } from '../../generated/schema.ts';
import { useSponsoredQuery, type Sponsored_AdFragment } from './generated/sponsored.ts';
import { FollowButton } from '../people/FollowButton.tsx';
import { PersonRow } from '../people/PersonRow.tsx';
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

/** Shows profiles with a paid highlight above a list of people. Renders nothing if there are no such profiles. */
export function Highlights({ placement, category = null, first, withBio = false }: HighlightsProps) {
  const { data } = useSponsoredQuery({
    variables: { placement, category, first },
    fetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  if (!data || data.sponsored.length === 0) return null;

  return (
    <ul aria-label="Perfis em destaque" className="mb-2 border-b border-line pb-2">
      {data.sponsored.map((ad) => (
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
