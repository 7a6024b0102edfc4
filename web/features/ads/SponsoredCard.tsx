import { useApolloClient } from '@apollo/client/react';
import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Sponsored_AdFragment } from './generated/sponsored.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { profilePath } from '../people/profilePath.ts';
import { VerifiedBadge } from '../people/VerifiedBadge.tsx';
import { PostCard } from '../posts/PostCard.tsx';
import { SponsoredBadge } from './SponsoredBadge.tsx';
import { SponsoredImages } from './SponsoredImages.tsx';
import { countClick, useAdTracking } from './useAdTracking.ts';
import { WhyThisAd } from './WhyThisAd.tsx';
import { isolate } from '../../ui/isolate.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

type SponsoredCardProps = { ad: Sponsored_AdFragment; slot: string };

/** An ad in the feed: for a business, for a member's profile, or for a boosted post. */
export function SponsoredCard({ ad, slot }: SponsoredCardProps) {
  const card = useRef<HTMLElement>(null);
  useAdTracking(card, slot, ad.id);
  const { advertiser } = ad;

  if (ad.kind === 'POST') {
    return (
      <section
        ref={card}
        aria-label={`Patrocinado: post de ${advertiser.name}`}
        className="bg-surface md:mb-4 md:overflow-hidden md:rounded-card md:border md:border-line md:[&>article]:mb-0 md:[&>article]:rounded-none md:[&>article]:border-0"
      >
        <div className="flex items-center justify-between pt-1 pr-2 pl-4">
          <SponsoredBadge />
          <WhyThisAd ad={ad} />
        </div>
        {ad.post && (
          <ItemBoundary>
            <PostCard post={ad.post} />
          </ItemBoundary>
        )}
      </section>
    );
  }
  return (
    <section
      ref={card}
      aria-label={`Patrocinado: ${ad.title ?? advertiser.name}`}
      className="border-b border-line bg-surface contain-content md:mb-4 md:rounded-card md:border"
    >
      <header className="flex items-center gap-3 py-3 pr-2 pl-4">
        <Avatar name={advertiser.name} url={advertiser.avatarUrl} />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="flex items-center gap-1 font-semibold text-ink">
            <bdi className="truncate">{advertiser.name}</bdi>
            {advertiser.isVerified && <VerifiedBadge />}
          </p>
          <p className="mt-1 flex items-center gap-2 text-sm text-ink-faint">
            <SponsoredBadge />
            <span className="truncate">{ad.host ?? `@${isolate(advertiser.nickname)}`}</span>
          </p>
        </div>
        <WhyThisAd ad={ad} />
      </header>
      {ad.kind === 'BUSINESS' ? <Business ad={ad} /> : <Highlight ad={ad} />}
    </section>
  );
}

/**
 * The card of a business ad. Its link opens a URL of our server that counts the click and redirects only to the ad's
 * own link.
 */
function Business({ ad }: { ad: Sponsored_AdFragment }) {
  return (
    <>
      <SponsoredImages images={ad.images} title={ad.title ?? ''} />
      <a
        href={ad.clickUrl ?? undefined}
        target="_blank"
        rel="sponsored noopener nofollow"
        className="flex items-center justify-between gap-4 px-4 py-3 transition duration-150 hover:bg-raised"
      >
        <bdi className="line-clamp-3 min-w-0 font-semibold wrap-anywhere text-ink">{ad.title}</bdi>
        <span className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Saiba mais
          <ExternalLink aria-hidden className="size-4" />
        </span>
      </a>
    </>
  );
}

function Highlight({ ad }: { ad: Sponsored_AdFragment }) {
  const client = useApolloClient();
  const { advertiser } = ad;
  return (
    <div className="flex items-center gap-4 px-4 pb-4">
      <Avatar name={advertiser.name} url={advertiser.avatarUrl} size="lg" />
      <p className="line-clamp-3 min-w-0 flex-1 wrap-anywhere text-ink">
        {advertiser.bio === null ? `Conheça @${isolate(advertiser.nickname)}.` : isolate(advertiser.bio)}
      </p>
      <Link
        to={profilePath(advertiser.id)}
        rel="sponsored"
        className={buttonClass({ size: 'sm' })}
        onClick={() => countClick(client, ad.id)}
      >
        Ver perfil
      </Link>
    </div>
  );
}
