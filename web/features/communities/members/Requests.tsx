import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { isolate } from '../../../ui/isolate.ts';
import { useCommunityRequestsQuery } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { toast } from '../../../ui/toast.ts';
import { People, PEOPLE_PAGE } from './People.tsx';
import { useCommunityActions } from '../useCommunityActions.ts';

/** Lists the requests to join the community, oldest first. */
export function Requests({ communityId }: { communityId: string }) {
  const { data, error, refetch, fetchMore } = useCommunityRequestsQuery({
    variables: { id: communityId, first: PEOPLE_PAGE },
  });
  const { answer } = useCommunityActions(communityId);
  const [busy, setBusy] = useState<string | null>(null);

  async function give(userId: string, name: string, approve: boolean) {
    setBusy(userId);
    if (await answer(userId, approve)) {
      toast({ title: approve ? `${isolate(name)} agora participa` : `Pedido de ${isolate(name)} recusado` });
    }
    setBusy(null);
  }

  return (
    <People
      name={`requests-${communityId}`}
      label="Pedidos para entrar"
      connection={data?.community?.requests}
      failed={error !== undefined}
      retry={() => refetch()}
      fetchPage={(page) => fetchMore({ variables: page })}
      empty={
        <Notice icon={<Inbox aria-hidden className="size-7" />} title="Nenhum pedido">
          Quem pedir para entrar aparece aqui.
        </Notice>
      }
      about={({ joinedAt }) => <TimeAgo dateTime={joinedAt} />}
      actions={({ profile: { id, name } }) => (
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={busy === id}
            aria-label={`Recusar ${name}`}
            onClick={() => void give(id, name, false)}
          >
            Recusar
          </Button>
          <Button
            size="sm"
            disabled={busy === id}
            aria-label={`Aprovar ${name}`}
            onClick={() => void give(id, name, true)}
          >
            Aprovar
          </Button>
        </div>
      )}
    />
  );
}
