import { useState } from 'react';
import { isolate } from '../../../ui/isolate.ts';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCommunityActions } from '../useCommunityActions.ts';

type InviteOfferProps = { community: CommunityPage_CommunityFragment; token: string; onSettled: () => void };

/**
 * Asks a member that has opened an invite link to confirm that they want to join. Opening the link alone does not join
 * the community.
 */
export function InviteOffer({ community, token, onSettled }: InviteOfferProps) {
  const { acceptInvite } = useCommunityActions(community.id);
  const [busy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    if (await acceptInvite(token)) {
      toast({ title: `Você entrou em ${isolate(community.name)}` });
      onSettled();
    }
    setBusy(false);
  }

  return (
    <section
      aria-label="Convite"
      className="mx-4 mt-4 rounded-card border border-ember bg-surface p-5 text-center md:mx-0"
    >
      <h2 className="text-lg font-semibold text-balance text-ink">
        Um convite para <bdi>{community.name}</bdi>
      </h2>
      <p className="mt-1 text-ink-soft">Com este convite você entra na hora.</p>
      <div className="mt-4 flex justify-center gap-3">
        <Button variant="ghost" onClick={onSettled}>
          Agora não
        </Button>
        <Button loading={busy} onClick={() => void accept()}>
          Entrar na comunidade
        </Button>
      </div>
    </section>
  );
}
