import { Link } from 'react-router-dom';
import type { CommunityCard_CommunityFragment } from './generated/communities.ts';
import { counted } from '../../ui/numbers.ts';
import { CommunityPicture } from './CommunityPicture.tsx';
import { KindBadge } from './KindBadge.tsx';

/** A community in a list. The whole card is a link to the community's page. */
export function CommunityCard({ community }: { community: CommunityCard_CommunityFragment }) {
  const { id, name, kind, description, price, memberCount, requestCount } = community;
  const state = stateOf(community);

  return (
    <li>
      <Link
        to={`/groups/${id}`}
        className="flex gap-4 border-b border-line bg-surface p-4 transition duration-150 hover:bg-raised md:mb-3 md:rounded-card md:border"
      >
        <CommunityPicture community={community} sizes="80px" className="size-20 shrink-0 rounded-control" />
        <span className="min-w-0 flex-1">
          <span className="flex items-start gap-2">
            <bdi className="line-clamp-2 font-semibold wrap-anywhere text-ink">{name}</bdi>
            <KindBadge kind={kind} />
          </span>
          <span className="mt-0.5 block text-sm text-ink-faint">
            {counted(memberCount, 'membro', 'membros')}
            {price !== null && <span> · {price.formatted} por mês</span>}
          </span>
          {description && (
            <span className="mt-1.5 line-clamp-2 text-[0.9375rem] wrap-anywhere text-ink-soft">{description}</span>
          )}
          {(state ?? requestCount) && (
            <span className="mt-1.5 block text-sm font-medium text-ember">
              {requestCount ? counted(requestCount, 'pedido para entrar', 'pedidos para entrar') : state}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function stateOf({ membership }: CommunityCard_CommunityFragment) {
  if (membership?.status === 'PENDING') return 'Pedido enviado';
  if (membership?.status === 'EXPIRED') return 'Assinatura vencida';
  if (membership?.status === 'PAST_DUE') return 'Pagamento pendente';
  if (membership?.role === 'OWNER') return 'Você criou';
  return membership?.role === 'MODERATOR' ? 'Você modera' : null;
}
