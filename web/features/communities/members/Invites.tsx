import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CreateCommunityInviteDocument, useCommunityInvitesQuery } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { InviteRow } from './InviteRow.tsx';
import { useCommunityActions } from '../useCommunityActions.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/** Lists the community's invite links. A member with such a link can join and needs no approval. */
export function Invites({ communityId }: { communityId: string }) {
  const client = useApolloClient();
  const { data, error, refetch } = useCommunityInvitesQuery({ variables: { id: communityId } });
  const { revokeInvite } = useCommunityActions(communityId);
  const [busy, setBusy] = useState(false);
  const invites = data?.community?.invites;

  async function create() {
    setBusy(true);
    try {
      const { data: made } = await client.mutate({
        mutation: CreateCommunityInviteDocument,
        variables: { input: { communityId } },
      });
      const result = made?.createCommunityInvite;
      if (result?.__typename === 'CreateCommunityInviteSuccess') {
        await refetch();
        toast({ title: 'Convite criado' });
      } else toastFailure('Não foi possível criar o convite', result?.message);
    } catch {
      toastFailure('Não foi possível criar o convite');
    } finally {
      setBusy(false);
    }
  }

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
        <Button loading={busy} onClick={() => void create()}>
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
