import { Router } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Platform } from '../../context.ts';
import type { DB, MembershipStatus } from '../../db/schema.ts';
import { pathId } from '../../http/input.ts';
import { AUTHENTICATION_REQUIRED } from '../../wallet/stripe/provider.ts';
import { activeMembership } from '../../policy/posts.ts';
import { requireViewer } from '../../auth/session.ts';
import { transact } from '../../db/transact.ts';
import { finishMandates } from '../../wallet/stripe/end-mandates.ts';
import { awaitsDebit } from '../../wallet/ledger/vip-month.ts';
import { endMandate } from '../../wallet/stripe/mandates.ts';
import { cancelSubscription } from './vip.store.ts';

/**
 * Routes to list and cancel a member's VIP subscriptions. These routes return no content of a community. So members
 * without access to content, such as suspended members, may call these routes too; otherwise they could not cancel.
 */
export function subscriptionsRoutes({ db, payments, later }: Platform) {
  const router = Router();

  router.get('/api/assinaturas', async (request, response) => {
    response.json(await listOf(db, requireViewer(request)));
  });

  router.delete('/api/assinaturas/:id', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    await cancelSubscription(db, viewer, communityId);
    later(finishMandates(payments));
    response.json(await listOf(db, viewer));
  });

  router.delete('/api/assinaturas/:id/pix', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    await transact(db, (tx) => endMandate(tx, viewer, communityId));
    later(finishMandates(payments));
    response.json(await listOf(db, viewer));
  });

  return router;
}

/**
 * The way in which the next VIP months are paid. WALLET: from the wallet. CARD: from the wallet, and the saved card
 * pays what it lacks. PIX: by Pix Automático.
 */
export const vipRenewals = ['WALLET', 'CARD', 'PIX'] as const;
type VipRenewal = (typeof vipRenewals)[number];

interface Subscription {
  id: string;
  name: string;
  status: MembershipStatus;
  cents: number;
  paid_until: Date;
  grace_until: Date | null;
  to_confirm: string | null;
  renewal: VipRenewal;
  debit_at: Date | null;
}

/**
 * Lists a member's subscriptions (API.md, "Subscription"). The subscription with the next charge comes first. A charge
 * that waits for the member is listed only while its card is saved, because it is confirmed with that card.
 */
async function listOf(db: Kysely<DB>, viewer: string) {
  const { rows } = await sql<Subscription>`
    select c.id, c.name, m.status, least(s.price_cents, c.price_cents, d.centavos) as cents, d.debit_at, s.paid_until, s.grace_until, (
      select i.provider_id from payment_intents i
      join payment_cards k on k.member_id = i.member_id and k.provider_id = i.card_provider_id
      where i.member_id = s.user_id and i.renews_community = s.community_id and i.status = 'OPEN'
        and i.failure_code = ${AUTHENTICATION_REQUIRED}) as to_confirm,
      case when exists (
        select from payment_mandates p
        where p.member_id = s.user_id and p.community_id = s.community_id and p.status = 'APPROVED') then 'PIX'
      when exists (select from payment_cards k where k.member_id = s.user_id and k.refused_at is null) then 'CARD'
      else 'WALLET' end as renewal
    from vip_subscriptions s join communities c on c.id = s.community_id and c.closed_at is null
    join community_members m on m.community_id = c.id and m.user_id = s.user_id
    left join lateral (
      select i.centavos, i.debit_at from payment_intents i
      join payment_mandates p on p.provider_id = i.card_provider_id and p.status = 'APPROVED'
      where i.member_id = s.user_id and i.renews_community = s.community_id and ${awaitsDebit}
        and i.status = 'OPEN' order by i.id desc limit 1) d on true
    where s.user_id = ${viewer} and m.role <> 'OWNER' and m.status in ${activeMembership}
    order by s.due_at, c.id`.execute(db);
  const assinaturas = rows.map((row) => ({
    idCommunity: row.id,
    desName: row.name,
    status: row.status,
    valPrice: row.cents,
    datPaidUntil: row.paid_until.toISOString(),
    datGraceUntil: row.grace_until?.toISOString() ?? null,
    paymentIntentToConfirm: row.to_confirm,
    desRenewal: row.renewal,
    datDebit: row.debit_at?.toISOString() ?? null,
  }));
  return { assinaturas };
}
