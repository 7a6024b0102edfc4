import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { SetBlockDocument, SetMuteDocument } from '../../generated/timeline.ts';
import { toast } from '../../ui/toast.ts';

const TRY_LATER = 'Tente novamente em instantes.';

/** Mutes and blocks somebody, and says what came of it. */
export function useRelations({ id, name }: { id: string; name: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();

  async function setMute(muted: boolean) {
    const refusal = await refusalOf(async () => {
      const { data } = await client.mutate({ mutation: SetMuteDocument, variables: { profileId: id, muted } });
      return data?.setMute.__typename === 'Refusal' ? data.setMute.message : null;
    });
    if (refusal !== null) {
      toast({
        title: muted ? 'Não foi possível silenciar' : 'Não foi possível reativar',
        description: refusal,
        tone: 'danger',
      });
      return;
    }
    // What the home timeline holds was put together before.
    forgetLists(client, ['feed', 'sponsored']);
    toast({ title: muted ? `${name} não aparece mais no seu início` : `${name} volta a aparecer no seu início` });
  }

  async function block() {
    const refusal = await refusalOf(async () => {
      const { data } = await client.mutate({ mutation: SetBlockDocument, variables: { profileId: id, blocked: true } });
      return data?.setBlock.__typename === 'Refusal' ? data.setBlock.message : null;
    });
    if (refusal !== null) {
      toast({ title: 'Não foi possível bloquear', description: refusal, tone: 'danger' });
      return;
    }
    await navigate('/', { replace: true });
    forgetLists(client, ['feed', 'sponsored', 'discover', 'suggestedProfiles', 'myPeople', 'followRequests']);
    client.cache.evict({ id: client.cache.identify({ __typename: 'Profile', id }) });
    client.cache.gc();
    toast({ title: `Você bloqueou ${name}`, description: 'Vocês não veem mais nada um do outro.' });
  }

  return { setMute, block };
}

/** Lists that are to be asked for anew when they are next looked at. */
export function forgetLists({ cache }: ApolloClient, fieldNames: readonly string[]) {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

async function refusalOf(run: () => Promise<string | null>) {
  try {
    return await run();
  } catch {
    return TRY_LATER;
  }
}
