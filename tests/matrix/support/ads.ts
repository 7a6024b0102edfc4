import { saoPauloDay } from '../../../bff/platform/sao-paulo.ts';
import type { Making } from './world.ts';

/** Of the owner: `ad` runs today, `endedAd` is over, `intent` was paid by card. */
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
    day_centavos: 1_500,
    total_centavos: 1_500,
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
