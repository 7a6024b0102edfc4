import { Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CreateCommunityInviteDocument, useCommunityInvitesQuery } from '../../generated/communities.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { counted } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { NewInvite } from './NewInvite.tsx';
import { useCommunityActions } from './useCommunityActions.ts';

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Links that let people in without asking. A link is shown once, when it is made. */
export function Invites({ communityId }: { communityId: string }) {
  const client = useApolloClient();
  const { data, error, refetch } = useCommunityInvitesQuery({ variables: { id: communityId } });
  const { revokeInvite } = useCommunityActions(communityId);
  const [token, setToken] = useState<string | null>(null);
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
        setToken(result.token);
        await refetch();
      } else toast({ title: 'Não foi possível criar o convite', description: result?.message, tone: 'danger' });
    } catch {
      toast({
        title: 'Não foi possível criar o convite',
        description: 'Verifique sua conexão e tente novamente.',
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  }

  async function revoke(id: string) {
    if (!(await revokeInvite(id))) return;
    setToken(null);
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
      {token && <NewInvite url={inviteUrl(communityId, token)} />}
      {!invites && !error && <Skeleton className="h-16" />}
      {!invites && error && <p className="text-ink-soft">Os convites não carregaram.</p>}
      {invites?.length === 0 && <p className="py-6 text-center text-ink-faint">Nenhum convite valendo.</p>}
      {invites && invites.length > 0 && (
        <ul aria-label="Convites" className="divide-y divide-line rounded-control border border-line">
          {invites.map(({ id, uses, expiresAt, createdBy }) => (
            <li key={id} className="flex items-center gap-3 py-2 pr-2 pl-4">
              <span className="min-w-0 flex-1">
                <span className="block text-ink">
                  {uses === 0 ? 'Ninguém usou ainda' : counted(uses, 'pessoa entrou', 'pessoas entraram')}
                </span>
                <span className="block truncate text-sm text-ink-faint">
                  De {createdBy.name}
                  {expiresAt && ` · vale até ${day.format(Date.parse(expiresAt))}`}
                </span>
              </span>
              <IconButton label="Revogar convite" onClick={() => void revoke(id)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function inviteUrl(communityId: string, token: string) {
  return new URL(`/groups/${communityId}?convite=${token}`, location.origin).href;
}
