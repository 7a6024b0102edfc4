import { SquarePen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PostText } from '../posts/PostText.tsx';
import type { CommunityPage_CommunityFragment } from './generated/communities.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { counted } from '../../ui/numbers.ts';
import { CommunityMenu } from './CommunityMenu.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import { Entry } from './members/Entry.tsx';
import { KindBadge } from './KindBadge.tsx';
import { VipMembership } from './vip/VipMembership.tsx';
import { isInside } from './members/membership.ts';

/** The community's picture, description and rules, with the controls to join or leave. */
export function CommunityHeader({ community }: { community: CommunityPage_CommunityFragment }) {
  const { id, name, kind, description, rules, price, memberCount, postCount } = community;
  const inside = isInside(community);

  return (
    <section
      aria-label={name}
      className="overflow-hidden border-b border-line bg-surface md:mt-6 md:rounded-card md:border"
    >
      <CommunityPicture community={community} sizes="(min-width: 768px) 640px, 100vw" className="aspect-3/1 w-full" />
      <div className="p-4 md:p-5">
        <div className="flex items-start gap-2">
          <h1 className="min-w-0 flex-1 text-2xl font-bold tracking-tight text-balance wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </h1>
          {inside && <CommunityMenu community={community} />}
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-ink-faint">
          <KindBadge kind={kind} />
          <span>{counted(memberCount, 'membro', 'membros')}</span>
          <span>{counted(postCount, 'post', 'posts')}</span>
          {price !== null && <span className="font-medium text-ink-soft">{price.formatted} por mês</span>}
        </p>
        {description && <PostText id={`${id}-description`} text={description} folds className="mt-3" />}
        {rules && (
          <details className="mt-3 rounded-control bg-raised px-4 py-3 text-[0.9375rem]">
            <summary className="-my-3 cursor-pointer py-3 font-semibold text-ink">Regras</summary>
            <PostText id={`${id}-rules`} text={rules} folds className="mt-2" />
          </details>
        )}
        <div className="mt-4">
          {inside ? (
            <>
              <Link to={`/groups/${id}/create/post`} className={buttonClass({}, 'w-full')}>
                <SquarePen aria-hidden className="size-5" />
                Publicar na comunidade
              </Link>
              <VipMembership community={community} />
            </>
          ) : (
            <Entry community={community} />
          )}
        </div>
      </div>
    </section>
  );
}
