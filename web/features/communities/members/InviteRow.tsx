import { Copy, Share2, Trash2 } from 'lucide-react';
import type { CommunityInvitesQuery } from '../generated/communities.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { counted } from '../../../ui/numbers.ts';
import { copyLink, shareLink } from '../../../ui/shareLink.ts';

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

type Invite = NonNullable<CommunityInvitesQuery['community']>['invites'][number];
type InviteRowProps = { invite: Invite; communityId: string; onRevoke: () => void };

/** A valid invite link of a community, with the number of its uses, its expiry and a button that revokes it. */
export function InviteRow({ invite, communityId, onRevoke }: InviteRowProps) {
  const { token, uses, expiresAt, createdBy } = invite;
  const url = token == null ? null : inviteUrl(communityId, token);

  return (
    <li className="space-y-2 p-4">
      {url === null ? (
        <p className="text-sm text-ink-soft">O link deste convite não pode mais ser exibido, mas continua valendo.</p>
      ) : (
        <div className="flex items-center gap-1">
          <input
            readOnly
            aria-label="Link do convite"
            value={url}
            onFocus={(event) => event.target.select()}
            className="h-11 min-w-0 flex-1 rounded-control border border-line bg-surface px-3 text-base text-ink"
          />
          <IconButton label="Copiar link" onClick={() => void copyLink(url)}>
            <Copy aria-hidden className="size-5" />
          </IconButton>
          {'share' in navigator && (
            <IconButton
              label="Compartilhar link"
              onClick={() => void shareLink(url, 'Convite para uma comunidade na Brasa')}
            >
              <Share2 aria-hidden className="size-5" />
            </IconButton>
          )}
        </div>
      )}
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-sm text-ink-faint">
          <span>{uses === 0 ? 'Ainda não foi usado' : counted(uses, 'pessoa entrou', 'pessoas entraram')}</span> ·
          criado por <bdi>{createdBy.name}</bdi>
          {expiresAt && <span>{` · vale até ${day.format(Date.parse(expiresAt))}`}</span>}
        </p>
        <IconButton label="Revogar convite" onClick={onRevoke}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

function inviteUrl(communityId: string, token: string) {
  return new URL(`/groups/${communityId}?convite=${token}`, location.origin).href;
}
