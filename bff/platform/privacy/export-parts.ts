import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaVariant } from '../media/media.table.ts';

interface Part {
  /** Of the file, without `.json`. */
  name: string;
  title: string;
  rows: (me: RawBuilder<string>) => RawBuilder<{ item: unknown }>;
}

const nicknameOf = (column: string) => sql`(select nickname from users n where n.id = ${sql.ref(column)})`;

/** @param side where the member stands in a follow, and `other` who stands across */
function followsOf(me: RawBuilder<string>, side: string, other: string): RawBuilder<{ item: unknown }> {
  return sql`select jsonb_build_object('apelido', ${nicknameOf(other)}, 'estado', f.status, 'desde', f.created_at) as item
    from follows f where ${sql.ref(side)} = ${me}`;
}

/** Everything of a member's, part by part, each row as one JSON object. */
export const parts: readonly Part[] = [
  {
    name: 'perfil',
    title: 'Perfil e conta',
    rows: (me) => sql`select jsonb_build_object('id', id, 'email', email, 'nome', name, 'apelido', nickname,
      'nascimento', birth_date, 'genero', gender, 'preferencias', preferences, 'perfil', profile_type, 'bio', bio,
      'privado', is_private, 'verificado', is_verified, 'seguidores', follower_count, 'seguindo', following_count,
      'mostraDigitacao', shares_typing, 'mostraLeitura', shares_receipts, 'criadoEm', created_at) as item
      from users where id = ${me}`,
  },
  {
    name: 'idade',
    title: 'Verificação de idade',
    rows: (me) => sql`select to_jsonb(a) as item from age_assurances a where user_id = ${me}`,
  },
  {
    name: 'sessoes',
    title: 'Onde você entrou',
    rows: (me) => sql`select to_jsonb(s) - 'token_hash' - 'device_hash' as item from sessions s where user_id = ${me}`,
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
      'arquivos', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'descricao', m.alt) order by m.position), '[]')
        from media m where m.post_id = p.id)) as item
      from posts p left join communities c on c.id = p.community_id where p.author_id = ${me} order by p.id`,
  },
  {
    name: 'comentarios',
    title: 'Comentários',
    rows: (me) => sql`select jsonb_build_object('id', id, 'post', post_id, 'respostaA', parent_id, 'texto', text,
      'reacoes', reaction_count, 'criadoEm', created_at) as item from comments where author_id = ${me} and erased_at is null order by id`,
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
    name: 'comunidades',
    title: 'Comunidades',
    rows: (
      me,
    ) => sql`select jsonb_build_object('nome', c.name, 'tipo', c.kind, 'papel', m.role, 'estado', m.status, 'desde', m.joined_at,
      'descricao', case when c.owner_id = ${me} then c.description end, 'regras', case when c.owner_id = ${me} then c.rules end) as item
      from community_members m join communities c on c.id = m.community_id where m.user_id = ${me}`,
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
    ) => sql`select jsonb_build_object('tipo', kind, 'detalhe', detail, 'lidaEm', read_at, 'em', changed_at) as item
      from notifications where recipient_id = ${me} order by seq`,
  },
  {
    name: 'carteira',
    title: 'Carteira',
    rows: (
      me,
    ) => sql`select jsonb_build_object('tipo', e.kind, 'centavos', e.centavos, 'descricao', t.description, 'em', t.created_at) as item
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
      where a.owner_id = ${me}
      union all select jsonb_build_object('pagamentoCartao', id, 'centavos', centavos, 'estado', status, 'em', created_at)
      from payment_intents where member_id = ${me}`,
  },
  {
    name: 'anuncios',
    title: 'Anúncios',
    rows: (me) => sql`select to_jsonb(a) - 'owner_id' as item from ads a where owner_id = ${me} order by id`,
  },
  {
    name: 'denuncias',
    title: 'Denúncias que você fez',
    rows: (
      me,
    ) => sql`select jsonb_build_object('alvo', target_kind, 'motivo', reason, 'texto', text, 'em', created_at) as item
      from moderation_reports where reporter_id = ${me} order by id`,
  },
];

export async function rowsOf(db: Kysely<DB>, { rows }: Part, userId: string) {
  const answer = await rows(sql`${userId}::uuid`).execute(db);
  return answer.rows.map(({ item }) => item);
}

export interface OwnFile {
  id: string;
  purpose: string;
  variants: MediaVariant[];
}

/** What they uploaded and is still kept, but for what moderation gives nobody any more; the largest rendition is the original as it is kept. */
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
