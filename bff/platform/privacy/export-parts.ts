import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaVariant } from '../media/media.table.ts';
import { noticeDetail } from '../notifications/detail.ts';
import { movementName } from '../wallet/history.store.ts';

interface Part {
  /** The name of the part's file, without `.json`. */
  name: string;
  title: string;
  rows: (me: RawBuilder<string>) => RawBuilder<{ item: unknown }>;
}

const nicknameOf = (column: string) => sql`(select nickname from users n where n.id = ${sql.ref(column)})`;

/**
 * Returns the query for the members that this member follows, or for the members that follow this member.
 * @param side the column of `follows` with the exporting member's id
 * @param other the column with the other member's id
 */
function followsOf(me: RawBuilder<string>, side: string, other: string): RawBuilder<{ item: unknown }> {
  return sql`select jsonb_build_object('apelido', ${nicknameOf(other)}, 'estado', f.status, 'desde', f.created_at) as item
    from follows f where ${sql.ref(side)} = ${me}`;
}

/**
 * SQL for the object of a payment `i` by card or Pix, named by its method, with its order `o`: the purchase that the
 * server has still to make. Facts that the payment does not have are left out.
 */
const paymentObject = sql`jsonb_strip_nulls(jsonb_build_object(
  case when i.method = 'PIX' then 'pagamentoPix' else 'pagamentoCartao' end, i.id, 'para', i.purpose,
  'centavos', i.centavos, 'pedidoCentavos', i.asked_centavos, 'precoCentavos', i.price_centavos,
  'devolvidoCentavos', i.refunded_centavos, 'estado', i.status, 'post', i.post_id,
  'compra', case when o.purchase is not null then jsonb_build_object('titulo', o.purchase->'title',
    'link', o.purchase->'redirectionLink', 'publico', o.purchase->'desTargetType',
    'destaque', o.purchase->'desHighlightType', 'post', o.purchase->'idPost', 'inicio', o.purchase->'startDate',
    'fim', o.purchase->'endDate', 'arquivos', o.purchase->'uploads', 'comunidade', o.purchase->'communityId',
    'precoCentavos', o.purchase->'price', 'retirada', o.purchase->'isWithdrawn') end,
  case when i.status = 'SUCCEEDED' then 'naoComprouPor' else 'recusa' end, i.failure_code,
  'renovaComunidade', i.renews_community, 'debitoEm', i.debit_at, 'codigoExpiraEm', i.pix_expires_at,
  'pagoDepoisDeExpirar', case when i.is_late then true end, 'em', i.created_at))`;

/**
 * All personal data of a member, in named parts. The query of each part returns one JSON object per row. The map in
 * personal-data.ts says to which part a column belongs.
 */
export const parts = [
  {
    name: 'perfil',
    title: 'Perfil e conta',
    rows: (me) => sql`select jsonb_build_object('id', id, 'email', email, 'nome', name, 'apelido', nickname,
      'emailConfirmadoEm', email_confirmed_at, 'nascimento', birth_date, 'genero', gender, 'preferencias', preferences,
      'perfil', profile_type, 'papel', role, 'bio', bio, 'privado', is_private, 'verificado', is_verified,
      'testador', is_beta_tester, 'seguidores', follower_count, 'seguindo', following_count,
      'mostraDigitacao', shares_typing, 'mostraLeitura', shares_receipts, 'suspensoAte', locked_until,
      'ganhosRetidosAte', earnings_held_until,
      'recusadoPorIdade', age_refused, 'excluidoEm', deletes_at, 'criadoEm', created_at) as item
      from users where id = ${me}`,
  },
  {
    name: 'idade',
    title: 'Verificação de idade',
    rows: (me) => sql`select jsonb_build_object('resultado', result, 'metodo', method, 'referencia', reference,
      'valeAte', expires_at) as item from age_assurances where user_id = ${me}`,
  },
  {
    name: 'sessoes',
    title: 'Onde você entrou',
    rows: (me) => sql`select jsonb_build_object('id', id, 'navegador', user_agent, 'rede', network, 'fuso', time_zone,
      'desde', created_at, 'ultimoUso', last_seen_at, 'confirmadaEm', authenticated_at, 'valeAte', expires_at) as item
      from sessions where user_id = ${me}`,
  },
  {
    name: 'aparelhos',
    title: 'Aparelhos conhecidos',
    rows: (me) =>
      sql`select jsonb_build_object('ultimoUso', last_used_at) as item from known_devices where user_id = ${me}`,
  },
  {
    name: 'seguranca',
    title: 'Como sua conta é protegida',
    rows: (
      me,
    ) => sql`select jsonb_build_object('chaveDeAcesso', name, 'criadaEm', created_at, 'ultimoUso', last_used_at) as item
      from passkeys where user_id = ${me}
      union all select jsonb_build_object('duasEtapasDesde', confirmed_at) from totp_secrets where user_id = ${me}
      union all select jsonb_build_object('codigoDeRecuperacao', case when used_at is null then 'livre' else 'usado' end, 'criadoEm', created_at, 'usadoEm', used_at)
      from recovery_codes where user_id = ${me}
      union all select jsonb_build_object('codigoPara', purpose, 'email', email, 'enviadoEm', sent_at)
      from email_codes where user_id = ${me}
      union all select jsonb_build_object('linkPara', purpose, 'email', email, 'valeAte', expires_at)
      from mail_links where user_id = ${me}`,
  },
  {
    name: 'acessos',
    title: 'Registros de acesso dos últimos seis meses',
    rows: (me) => sql`select jsonb_build_object('em', at, 'endereco', address) as item
      from access_records where user_id = ${me} order by at`,
  },
  {
    name: 'posts',
    title: 'Posts',
    rows: (
      me,
    ) => sql`select jsonb_build_object('id', p.id, 'texto', p.text, 'comunidade', c.name, 'reacoes', p.reaction_count,
      'comentarios', p.comment_count, 'visualizacoes', p.view_count, 'criadoEm', p.created_at, 'apagadoEm', p.deleted_at,
      'emAnalise', p.in_review,
      'arquivos', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'descricao', m.alt) order by m.position), '[]')
        from media m where m.post_id = p.id)) as item
      from posts p left join communities c on c.id = p.community_id where p.author_id = ${me} order by p.id`,
  },
  {
    name: 'comentarios',
    title: 'Comentários',
    rows: (me) => sql`select jsonb_build_object('id', id, 'post', post_id, 'respostaA', parent_id, 'texto', text,
      'reacoes', reaction_count, 'ocultoEm', hidden_at, 'criadoEm', created_at) as item from comments where author_id = ${me} and erased_at is null order by id`,
  },
  {
    name: 'reacoes',
    title: 'Reações',
    rows: (
      me,
    ) => sql`select jsonb_build_object('post', post_id, 'em', created_at) as item from post_reactions where user_id = ${me}
      union all select jsonb_build_object('comentario', comment_id, 'em', created_at) from comment_reactions where user_id = ${me}`,
  },
  {
    name: 'visualizacoes',
    title: 'O que você viu',
    rows: (
      me,
    ) => sql`select jsonb_build_object('post', post_id, 'dia', day) as item from post_views where viewer = ${me}::text
      union all select jsonb_build_object('anuncio', ad_id, 'dia', day, 'vezes', shown, 'clicadoEm', clicked_on, 'vistoEm', seen_at)
      from ad_viewers where viewer_id = ${me}`,
  },
  {
    name: 'seguindo',
    title: 'Quem você segue',
    rows: (me) => followsOf(me, 'f.follower_id', 'f.followed_id'),
  },
  {
    name: 'seguidores',
    title: 'Quem segue você',
    rows: (me) => followsOf(me, 'f.followed_id', 'f.follower_id'),
  },
  {
    name: 'bloqueios-e-silenciados',
    title: 'Bloqueios e silenciados',
    rows: (me) => sql`select jsonb_build_object('bloqueado', ${nicknameOf('b.blocked_id')}, 'em', b.created_at) as item
      from blocks b where b.blocker_id = ${me}
      union all select jsonb_build_object('silenciado', ${nicknameOf('m.muted_id')}, 'em', m.created_at) from mutes m where m.muter_id = ${me}`,
  },
  {
    name: 'sugestoes-dispensadas',
    title: 'Sugestões que você dispensou',
    rows: (me) => sql`select jsonb_build_object('apelido', ${nicknameOf('d.dismissed_id')}, 'em', d.created_at) as item
      from dismissed_suggestions d where d.user_id = ${me}`,
  },
  {
    name: 'comunidades',
    title: 'Comunidades',
    rows: (
      me,
    ) => sql`select jsonb_build_object('id', m.community_id, 'nome', c.name, 'tipo', c.kind, 'papel', m.role, 'estado', m.status,
      'desde', m.joined_at, 'foiRetirado', m.was_put_out) || case when c.owner_id = ${me} then jsonb_build_object(
      'descricao', c.description, 'regras', c.rules, 'precoCentavos', c.price_cents, 'criadaEm', c.created_at,
      'encerradaEm', c.closed_at) else '{}' end as item
      from communities c left join community_members m on m.community_id = c.id and m.user_id = ${me}
      where m.user_id = ${me} or c.owner_id = ${me}`,
  },
  {
    name: 'convites',
    title: 'Convites que você criou',
    rows: (me) => sql`select jsonb_build_object('comunidade', community_id, 'usos', uses, 'criadoEm', created_at,
      'valeAte', expires_at, 'canceladoEm', revoked_at) as item from community_invites where created_by = ${me}`,
  },
  {
    name: 'ofertas-de-comunidades',
    title: 'Comunidades oferecidas',
    rows: (me) => sql`select jsonb_build_object('comunidade', community_id, 'de', ${nicknameOf('from_id')},
      'para', ${nicknameOf('to_id')}, 'oferecidaEm', offered_at, 'valeAte', expires_at) as item
      from community_offers where ${me} in (from_id, to_id)`,
  },
  {
    name: 'assinaturas',
    title: 'Assinaturas VIP',
    rows: (
      me,
    ) => sql`select jsonb_build_object('comunidade', community_id, 'precoCentavos', price_cents, 'desde', started_at,
      'meses', months, 'pagoAte', paid_until, 'prazoAte', grace_until) as item
      from vip_subscriptions where user_id = ${me}`,
  },
  {
    name: 'conversas',
    title: 'Conversas',
    rows: (
      me,
    ) => sql`select jsonb_build_object('com', ${nicknameOf('w.peer_id')}, 'pedido', w.request, 'silenciada', w.is_muted,
      'naoLidas', w.unread_count, 'desde', c.created_at) as item
      from conversation_members w join conversations c on c.id = w.conversation_id where w.user_id = ${me}`,
  },
  {
    name: 'mensagens',
    title: 'Mensagens',
    rows: (
      me,
    ) => sql`select jsonb_build_object('conversaCom', ${nicknameOf('w.peer_id')}, 'minha', x.sender_id = ${me}, 'texto', x.text,
      'arquivo', case when x.sender_id = ${me} then x.media_id end, 'em', x.created_at) as item
      from conversation_members w join messages x on x.conversation_id = w.conversation_id
      where w.user_id = ${me} and x.seq > w.cleared_seq and not ${me} = any (x.hidden_for) and x.taken_down is null
      order by x.conversation_id, x.seq`,
  },
  {
    name: 'notificacoes',
    title: 'Notificações',
    rows: (
      me,
    ) => sql`select jsonb_build_object('tipo', kind, 'detalhe', ${noticeDetail}, 'lidaEm', read_at, 'em', changed_at) as item
      from notifications n where recipient_id = ${me} order by seq`,
  },
  {
    name: 'avisos-desligados',
    title: 'Notificações desligadas',
    rows: (me) => sql`select jsonb_build_object('tipo', kind) as item from notification_switches where user_id = ${me}`,
  },
  {
    name: 'carteira',
    title: 'Carteira',
    rows: (
      me,
    ) => sql`select jsonb_build_object('tipo', e.kind, 'centavos', e.centavos, 'descricao', ${movementName}, 'anuncio', t.ad_id,
      'comunidade', t.community_id, 'pagamento', (select i.id from payment_intents i where i.id = t.intent_id and i.member_id = ${me}),
      'em', t.created_at) as item
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
      where a.owner_id = ${me}
      union all select jsonb_build_object('conta', kind, 'saldoCentavos', balance) from ledger_accounts where owner_id = ${me}
      union all select ${paymentObject} from payment_intents i left join payment_orders o on o.intent_id = i.id
      where i.member_id = ${me}
      union all select jsonb_build_object(case when i.method = 'PIX' then 'pixRecusado' else 'cartaoRecusado' end, d.intent_id,
        'motivo', d.code, 'em', d.declined_at)
      from payment_declines d left join payment_intents i on i.id = d.intent_id where d.member_id = ${me}
      union all select jsonb_build_object('devolucaoDe', intent_id, 'tipo', kind, 'centavos', centavos, 'devidoCentavos', owed_centavos,
        'estado', status, 'em', created_at) from payment_refunds where member_id = ${me}
      union all select jsonb_build_object('cartaoGuardado', brand, 'final', last4, 'validadeMes', exp_month, 'validadeAno', exp_year,
        'em', created_at) from payment_cards where member_id = ${me}
      union all select jsonb_build_object('pixAutomatico', status, 'comunidade', community_id, 'ateCentavos', max_centavos,
        'pagamento', intent_id, 'em', created_at, 'encerradoEm', ended_at) from payment_mandates where member_id = ${me}
      union all select jsonb_build_object('clienteNoMeioDePagamento', provider_id) from payment_customers where member_id = ${me}`,
  },
  {
    name: 'anuncios',
    title: 'Anúncios',
    rows: (
      me,
    ) => sql`select jsonb_build_object('id', id, 'tipo', kind, 'estado', state, 'publico', targets, 'destaque', highlight,
      'post', post_id, 'titulo', title, 'link', link, 'inicio', start_day, 'fim', end_day, 'diaCentavos', day_centavos,
      'totalCentavos', total_centavos, 'devolvidoCentavos', returned_centavos, 'recusa', refusal, 'alcance', reach,
      'visualizacoes', view_count, 'cliques', click_count, 'criadoEm', created_at, 'encerradoEm', ended_at,
      'dias', (select coalesce(jsonb_agg(jsonb_build_object('dia', d.day, 'alcance', d.reach, 'visualizacoes', d.view_count,
        'cliques', d.click_count) order by d.day), '[]') from ad_days d where d.ad_id = a.id),
      'arquivos', (select coalesce(jsonb_agg(f.media_id order by f.position), '[]') from ad_files f where f.ad_id = a.id)) as item
      from ads a where owner_id = ${me} order by id`,
  },
  {
    name: 'arquivos',
    title: 'Arquivos que você enviou',
    rows: (me) => sql`select jsonb_build_object('id', m.id, 'uso', m.purpose, 'tipo', m.kind, 'formato', m.mime_type,
      'largura', m.width, 'altura', m.height, 'segundos', m.duration, 'bytes', m.bytes, 'descricao', m.alt,
      'anuncio', (select f.ad_id from ad_files f where f.media_id = m.id), 'enviadoEm', m.created_at) as item
      from media m where m.owner_id = ${me} order by m.id`,
  },
  {
    name: 'denuncias',
    title: 'Denúncias que você fez',
    rows: (
      me,
    ) => sql`select jsonb_build_object('alvo', target_kind, 'idAlvo', target_id, 'motivo', reason, 'texto', text, 'em', created_at) as item
      from moderation_reports where reporter_id = ${me} order by id`,
  },
  {
    name: 'decisoes',
    title: 'Decisões da moderação sobre você',
    rows: (
      me,
    ) => sql`select jsonb_build_object('id', d.id, 'decisao', d.kind, 'alvo', k.target_kind, 'idAlvo', k.target_id,
      'motivo', d.reason, 'texto', d.text, 'ate', d.until, 'desfeita', d.undone_by is not null, 'em', d.created_at) as item
      from moderation_decisions d join moderation_cases k on k.id = d.case_id
      where d.author_id = ${me} and d.kind <> 'DISMISS' order by d.id`,
  },
  {
    name: 'recursos',
    title: 'Recursos que você enviou',
    rows: (
      me,
    ) => sql`select jsonb_build_object('decisao', decision_id, 'texto', text, 'estado', status, 'resposta', answer,
      'em', created_at, 'respondidoEm', decided_at) as item
      from moderation_appeals where author_id = ${me} order by id`,
  },
] as const satisfies readonly Part[];

export type PartName = (typeof parts)[number]['name'];

export async function rowsOf(db: Kysely<DB>, { rows }: Part, userId: string) {
  const answer = await rows(sql`${userId}::uuid`).execute(db);
  return answer.rows.map(({ item }) => item);
}

export interface OwnFile {
  id: string;
  purpose: string;
  variants: MediaVariant[];
}

/**
 * Returns the files that the member uploaded, except deleted files and files withheld by moderation. The largest
 * variant of a file is the stored original.
 */
export async function filesOf(db: Kysely<DB>, userId: string): Promise<OwnFile[]> {
  return await db
    .selectFrom('media')
    .select(['id', 'purpose', 'variants'])
    .where('owner_id', '=', userId)
    .where('stored', '=', true)
    .where('withheld_at', 'is', null)
    .orderBy('id')
    .execute();
}
