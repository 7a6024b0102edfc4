import { useState } from 'react';
import { isolate } from '../../../ui/isolate.ts';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button } from '../../../ui/Button.tsx';
import { counted } from '../../../ui/numbers.ts';
import { toast } from '../../../ui/toast.ts';
import { isOwner } from '../members/membership.ts';
import { useCommunityActions } from '../useCommunityActions.ts';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

const dayFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: 'numeric', month: 'long' });

type OfferProps = { community: CommunityPage_CommunityFragment };

/**
 * Shows the pending offer to transfer the community to another member. Both the owner who made the offer and its
 * recipient see it.
 */
export function Offer({ community }: OfferProps) {
  if (community.offer === null) return null;
  return isOwner(community) ? (
    <ItemBoundary>
      <Made community={community} />
    </ItemBoundary>
  ) : (
    <ItemBoundary>
      <Received community={community} />
    </ItemBoundary>
  );
}

function Made({ community }: OfferProps) {
  const { withdrawOffer } = useCommunityActions(community.id);
  const [busy, run] = useRun();
  const { offer } = community;
  if (!offer) return null;

  return (
    <section
      aria-label="Oferta da comunidade"
      className="mx-4 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 md:mx-0 md:p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold text-ink">Aguardando resposta</h2>
        <p className="mt-1 text-ink-soft wrap-anywhere">
          Você ofereceu a comunidade para <bdi>{offer.to.name}</bdi>. A oferta vale até {dayOf(offer.expiresAt)}.
        </p>
      </div>
      <Button variant="outline" size="sm" loading={busy} onClick={() => void run(withdrawOffer, 'Oferta cancelada')}>
        Cancelar oferta
      </Button>
    </section>
  );
}

function Received({ community }: OfferProps) {
  const { answerOffer } = useCommunityActions(community.id);
  const [busy, run] = useRun();
  const { offer, name, price, membership } = community;
  if (!offer) return null;

  return (
    <section
      aria-label="Oferta da comunidade"
      className="mx-4 mt-4 rounded-card border border-ember bg-surface p-5 md:mx-0"
    >
      <h2 className="text-lg font-semibold text-balance wrap-anywhere text-ink">
        <bdi>{offer.from.name}</bdi> quer transferir <bdi>{name}</bdi> para você
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft wrap-anywhere">
        <li>Você passa a cuidar da comunidade: só você poderá editá-la ou encerrá-la.</li>
        {price !== null && (
          <>
            <li>
              A comunidade tem {counted(offer.subscriberCount, 'assinante', 'assinantes')}. Os próximos pagamentos são
              seus, menos a parte da Brasa.
            </li>
            <li>
              Quem assina hoje paga {price.formatted} por mês. Quem já assina nunca paga mais do que aceitou ao entrar.
            </li>
            <li>
              O que foi pago até agora fica com <bdi>{offer.from.name}</bdi>, que também arca com as devoluções desses
              meses.
            </li>
          </>
        )}
        {membership?.price != null && <li>Sua assinatura termina: você não paga mais para participar.</li>}
        <li>
          <bdi>{offer.from.name}</bdi> continua como moderador(a).
        </li>
      </ul>
      <p className="mt-2 text-sm text-ink-faint">A oferta vale até {dayOf(offer.expiresAt)}.</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" disabled={busy} onClick={() => void run(() => answerOffer(false), 'Oferta recusada')}>
          Recusar
        </Button>
        <Button loading={busy} onClick={() => void run(() => answerOffer(true), `${isolate(name)} agora é sua`)}>
          Aceitar
        </Button>
      </div>
    </section>
  );
}

/** Returns a function that runs a single action at a time and shows a toast on success. */
function useRun() {
  const [busy, setBusy] = useState(false);

  async function run(act: () => Promise<boolean>, done: string) {
    if (busy) return;
    setBusy(true);
    if (await act()) toast({ title: done });
    setBusy(false);
  }

  return [busy, run] as const;
}

function dayOf(instant: string) {
  return dayFormat.format(Date.parse(instant));
}
