import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isolate } from '../../../ui/isolate.ts';
import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { nonBreakingBRL } from '../../../../schema/brl.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { RadioCard } from '../../../ui/RadioCard.tsx';
import { useGoOn } from '../../../navigation/useGoOn.ts';
import { checkoutOfPix } from '../../wallet/pix/pixPath.ts';
import { MIN_TOP_UP_CENTAVOS } from '../../wallet/amounts.ts';
import { topUpForm } from '../../wallet/topUpPath.ts';
import { useWallet } from '../../wallet/useWallet.ts';
import { useAsksForPix } from './useSubscribeDialog.ts';
import { useSubscription } from './useSubscription.ts';

/** The price of a month of membership. */
export type Price = NonNullable<CommunityPage_CommunityFragment['price']>;

type SubscribeDialogProps = {
  community: CommunityPage_CommunityFragment;
  /**
   * The displayed price. The server charges this price or refuses, so that the member never pays a price
   * that they have not seen.
   */
  price: Price;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Shows the monthly price and the balance of the wallet. Buys the subscription from the balance, or opens the Pix that
 * pays the month and authorises Pix Automático.
 */
export function SubscribeDialog({ community, price, open, onOpenChange }: SubscribeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Assinar ${isolate(community.name)}`}
      description="A assinatura se renova todo mês, do jeito que você escolher. Você pode cancelar quando quiser."
    >
      <Terms community={community} price={price} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type TermsProps = Pick<SubscribeDialogProps, 'community' | 'price'> & { onDone: () => void };

function Terms({ community, price, onDone }: TermsProps) {
  const { wallet } = useWallet();
  const { buy, startPix } = useSubscription(community.id);
  const goOn = useGoOn();
  const asksForPix = useAsksForPix();
  const [way, setWay] = useState<Way>(asksForPix ? 'PIX' : 'WALLET');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'no-balance' | 'price-changed' | null>(null);
  // Incoming money pays a debt first, and a Pix has a minimum.
  const owed = wallet?.owed.centavos ?? 0;
  const pixAmount = Math.max(price.centavos + owed, MIN_TOP_UP_CENTAVOS);
  const kept = pixAmount - price.centavos - owed;
  const lacked = wallet ? price.centavos - wallet.balance.centavos : 0;
  const missing = lacked > 0 ? lacked + owed : 0;
  const lacksBalance = missing > 0 || problem === 'no-balance';

  async function pay() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const outcome = way === 'PIX' ? await startPix(price.centavos) : await buy(price.centavos);
    setBusy(false);
    if (typeof outcome === 'object') {
      await goOn(checkoutOfPix(outcome.pixId, `/groups/${community.id}`));
    } else if (outcome === 'bought') {
      onDone();
      toast({ title: 'Assinatura feita. Boas-vindas!' });
    } else if (outcome !== 'failed') setProblem(outcome);
  }

  return (
    <>
      <dl className="divide-y divide-line rounded-control border border-line text-[0.9375rem] tabular-nums">
        <div className="flex justify-between gap-4 px-4 py-3">
          <dt className="text-ink-soft">Por mês</dt>
          <dd className="font-semibold text-ink">{price.formatted}</dd>
        </div>
        <div className="flex justify-between gap-4 px-4 py-3">
          <dt className="text-ink-soft">Seu saldo</dt>
          <dd className="text-ink">{wallet?.balance.formatted ?? '…'}</dd>
        </div>
      </dl>
      {problem === 'price-changed' && (
        <p role="alert" className="mt-4 text-[0.9375rem] text-danger">
          O preço mudou: agora custa {price.formatted} por mês. Nada foi cobrado.
        </p>
      )}
      <WayField value={way} onChange={setWay} />
      {way === 'PIX' ? (
        <>
          {pixAmount > price.centavos && (
            <p className="mt-4 text-[0.9375rem] text-ink-soft">
              {owed > 0 && <span>O Pix inclui {nonBreakingBRL(owed)} em aberto na sua carteira. </span>}
              {kept > 0 && (
                <span>
                  Cada Pix é de pelo menos {nonBreakingBRL(MIN_TOP_UP_CENTAVOS)}: {nonBreakingBRL(kept)} ficam no seu
                  saldo.{' '}
                </span>
              )}
              {price.centavos < MIN_TOP_UP_CENTAVOS && <span>O mesmo vale para os débitos dos próximos meses.</span>}
            </p>
          )}
          <Button size="lg" className="mt-5 w-full" loading={busy} onClick={() => void pay()}>
            Gerar o Pix de {nonBreakingBRL(pixAmount)}
          </Button>
        </>
      ) : lacksBalance ? (
        <>
          <p role="alert" className="mt-4 text-[0.9375rem] text-ink-soft">
            Seu saldo não é suficiente<span>{missingText(missing, owed)}</span>.
          </p>
          <Link
            to={topUpForm(missing, `/groups/${community.id}?assinar`)}
            className={buttonClass({ size: 'lg' }, 'mt-4 w-full')}
          >
            Adicionar saldo
          </Link>
        </>
      ) : (
        <Button size="lg" className="mt-5 w-full" loading={busy} disabled={!wallet} onClick={() => void pay()}>
          Pagar {price.formatted} e assinar
        </Button>
      )}
    </>
  );
}

/** Says, as the end of a sentence, which amount the member has to add, and which part of it pays their debt. */
function missingText(missing: number, owed: number) {
  if (missing === 0) return '';
  const debt = owed > 0 ? `, dos quais ${nonBreakingBRL(owed)} em aberto na sua carteira` : '';
  return `: faltam ${nonBreakingBRL(missing)}${debt}`;
}

type Way = 'WALLET' | 'PIX';

const ways = [
  {
    value: 'WALLET',
    label: 'Saldo da carteira',
    words:
      'O saldo paga este mês e os próximos. A partir do segundo, se ele faltar, o cartão que você tiver guardado paga o resto.',
  },
  {
    value: 'PIX',
    label: 'Pix Automático',
    words: 'Pague este mês por Pix e autorize seu banco a debitar os próximos.',
  },
] as const;

/** The radio buttons for the way in which the subscription is paid and renewed. */
function WayField({ value, onChange }: { value: Way; onChange: (value: Way) => void }) {
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Como pagar</legend>
      <div className="grid gap-2">
        {ways.map(({ value: each, label, words }) => (
          <RadioCard
            key={each}
            name={name}
            checked={value === each}
            onChange={() => onChange(each)}
            label={label}
            words={words}
          />
        ))}
      </div>
    </fieldset>
  );
}
