import { saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { adHold, provider } from '../../../bff/platform/wallet/ledger/ledger.ts';
import type { Making } from './world.ts';

const CENTAVOS = 1_500;

/**
 * Returns the ledger movement that moves the price of the running ad from the payment provider's account to the ad's
 * account.
 */
export function adMoney({ id }: Making) {
  const entries = [
    { account: provider, centavos: -CENTAVOS },
    { account: adHold(id('ad')), centavos: CENTAVOS },
  ];
  return { key: `matrix:${id('ad')}`, kind: 'AD' as const, memberId: id('owner'), adId: id('ad'), entries };
}

/**
 * Returns the SQL inserts of the owner's ads and of a payment: `ad` is running today, `endedAd` has ended, `intent` is
 * a successful card payment.
 */
export function makeAds({ db, id, secret }: Making) {
  const today = saoPauloDay();
  const ad = {
    id: id('ad'),
    owner_id: id('owner'),
    kind: 'AD' as const,
    state: 'ATIVO' as const,
    targets: ['HOMEM' as const],
    title: `anúncio ${secret}`,
    link: 'https://loja.example/',
    start_day: today,
    end_day: today,
    day_centavos: CENTAVOS,
    total_centavos: CENTAVOS,
  };
  const intent = {
    id: id('paid'),
    provider_id: id('intent'),
    member_id: id('owner'),
    purpose: 'TOP_UP' as const,
    centavos: 500,
    status: 'SUCCEEDED' as const,
    settled_at: new Date(),
  };
  return [
    db.insertInto('payment_intents').values(intent),
    db.insertInto('ads').values(ad),
    db.insertInto('ads').values({ ...ad, id: id('endedAd'), state: 'FINALIZADO' as const, ended_at: new Date() }),
  ];
}
