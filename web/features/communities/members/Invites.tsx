import { Link2 } from 'lucide-react';
import { useCreateCommunityInviteMutation, useCommunityInvitesQuery } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { InviteRow } from './InviteRow.tsx';
import { useCommunityActions } from '../useCommunityActions.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/** Lists the community's invite links. A member with such a link can join and needs no approval. */
export function Invites({ communityId }: { communityId: string }) {
  const { data, error, refetch } = useCommunityInvitesQuery({ variables: { id: communityId } });
  const { revokeInvite } = useCommunityActions(communityId);
  const { run, loading } = useCreateCommunityInviteMutation({
    done() {
      refetch().catch(() => undefined);
      toast({ title: 'Convite criado' });
    },
    failed: (problem) => toastFailure('Não foi possível criar o convite', problem),
  });
  const invites = data?.community?.invites;

  async function revoke(id: string) {
    if (!(await revokeInvite(id))) return;
    toast({ title: 'Convite revogado' });
  }

  return (
    <div className="space-y-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-[0.9375rem] text-ink-soft">
          Quem abre o link entra na hora, sem pedir. Cada convite vale por 7 dias, ou até você revogar.
        </p>
        <Button loading={loading} onClick={() => void run({ input: { communityId } })}>
          <Link2 aria-hidden className="size-5" />
          Criar convite
        </Button>
      </div>
      {!invites && !error && <Skeleton className="h-16" />}
      {!invites && error && <p className="text-ink-soft">Os convites não carregaram.</p>}
      {invites?.length === 0 && <p className="py-6 text-center text-ink-faint">Nenhum convite ativo.</p>}
      {invites && invites.length > 0 && (
        <ul aria-label="Convites" data-kept-clear className="divide-y divide-line rounded-control border border-line">
          {invites.map((invite) => (
            <ItemBoundary key={invite.id}>
              <InviteRow invite={invite} communityId={communityId} onRevoke={() => void revoke(invite.id)} />
            </ItemBoundary>
          ))}
        </ul>
      )}
    </div>
  );
}
