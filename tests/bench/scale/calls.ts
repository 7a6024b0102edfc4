import pg from 'pg';

/** A call of the platform's REST interface. `as` is the number of the member who sends it, or null for a visitor. */
export interface Call {
  name: string;
  as: number | null;
  path: string;
  /** Requests the second page instead of the first. */
  next?: boolean;
}

/**
 * Returns the calls to measure in a world of `members` members: calls whose response a member waits for, and an
 * operator's request for the metrics.
 */
export async function callsOf(url: string, members: number): Promise<Call[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await callsIn(client, members);
  } finally {
    await client.end();
  }
}

async function callsIn(client: pg.Client, members: number): Promise<Call[]> {
  const read = async (expression: string) => {
    const { rows } = await client.query<{ value: string }>(`select (${expression})::text as value`);
    return rows[0]?.value ?? '';
  };
  const member = (n: number) => read(`scale.member(${n})`);
  const [celebrity, moderator, typical, heavy, fresh] = [1, 10, Math.floor(members / 2) + 28, members - 2, members];
  const payer = 1 + 10 * Math.floor(members / 30);
  const star = await member(celebrity);
  const other = await member(typical + 10);
  const viral = await read('scale.post(scale.posts() - 100)');
  const normal = await read('scale.post(scale.posts() / 2 + 1)');
  const community = await read('scale.community(1)');
  const inside = await read(`select ('x' || right(user_id::text, 12))::bit(48)::bigint from community_members
    where community_id = scale.community(1) and role = 'MEMBER' order by id limit 1`);
  const long = await read('select id from conversations where last_seq >= 100000');
  const common = await word(read, 'length(word) > 3');
  const uncommon = await word(read, 'length(word) > 5', 'having count(*) between 4 and 8');
  const ten = await read(`select string_agg(scale.member(n)::text, ',') from generate_series(700, 709) n`);
  const month = new Date().toISOString().slice(0, 7);

  const feed = '/api/feed-v2';
  const people = '/api/usuarios?cursorSize=10';
  const posts = '/api/feed-v2/discover';
  return [
    { name: 'home feed, typical', as: typical, path: feed },
    { name: 'home feed, 5,000 follows', as: heavy, path: feed },
    { name: 'home feed, 5,000 follows, page 2', as: heavy, path: feed, next: true },
    { name: 'home feed, celebrity', as: celebrity, path: feed },
    { name: 'home feed, new', as: fresh, path: feed },
    { name: 'home feed, visitor', as: null, path: feed },
    { name: 'profile feed of a celebrity', as: typical, path: `${feed}/profile/${star}` },
    { name: 'profile feed of a member', as: typical, path: `${feed}/profile/${await member(heavy)}` },
    { name: 'community feed, a tenth of all', as: Number(inside), path: `${feed}/community/${community}` },
    { name: 'viral post', as: typical, path: `/api/post/${viral}` },
    { name: 'viral post, ten comments', as: typical, path: `/api/comment/${viral}?cursorSize=10` },
    { name: 'viral post, old list of comments', as: typical, path: `/api/comment/${viral}` },
    {
      name: 'viral post, comments by offset',
      as: typical,
      path: `/api/comentarios?postId=${viral}&limit=10&offset=200`,
    },
    { name: 'normal post, comments', as: typical, path: `/api/comment/${normal}` },
    { name: 'discover people', as: typical, path: people },
    { name: 'discover people, MULHER', as: typical, path: `${people}&genero=MULHER` },
    { name: 'discover people, "ana"', as: typical, path: `${people}&search=ana` },
    { name: 'discover people, "a"', as: typical, path: `${people}&search=a` },
    { name: 'discover people, "sofia lima"', as: typical, path: `${people}&search=sofia%20lima` },
    { name: 'discover people, none', as: typical, path: `${people}&search=zzzq` },
    { name: 'discover posts', as: typical, path: posts },
    { name: 'discover posts, 5,000 follows', as: heavy, path: posts },
    { name: 'discover posts, common word', as: typical, path: `${posts}?search=${common}` },
    { name: 'discover posts, uncommon word', as: typical, path: `${posts}?search=${uncommon}` },
    { name: 'discover posts, rare word', as: typical, path: `${posts}?search=raro1234` },
    { name: 'discover posts, two words', as: typical, path: `${posts}?search=${common}%20${uncommon}` },
    { name: 'suggestions, typical', as: typical, path: '/api/similar-profiles' },
    { name: 'suggestions, 5,000 follows', as: heavy, path: '/api/similar-profiles' },
    { name: 'suggestions, new', as: fresh, path: '/api/similar-profiles' },
    { name: 'suggestions, celebrity', as: celebrity, path: '/api/similar-profiles' },
    { name: 'notifications, typical', as: typical, path: '/api/notificacoes' },
    { name: 'notifications, celebrity', as: celebrity, path: '/api/notificacoes' },
    { name: 'notification count', as: typical, path: '/api/notificacoes/total' },
    { name: 'conversations, typical', as: typical, path: '/api/conversas' },
    { name: 'conversations, 5,000', as: heavy, path: '/api/conversas' },
    { name: 'unread messages, typical', as: typical, path: '/api/conversas/nao-lidas' },
    { name: 'unread messages, 5,000 talks', as: heavy, path: '/api/conversas/nao-lidas' },
    { name: 'newest of 100,000 messages', as: members - 9, path: `/api/conversas/${long}/mensagens` },
    {
      name: 'messages before the 50,000th',
      as: members - 9,
      path: `/api/conversas/${long}/mensagens?cursorBefore=50000`,
    },
    { name: 'ads for the feed', as: typical, path: '/api/anuncios/entrega?placement=FEED&limit=5' },
    { name: 'ads for Discover', as: typical, path: '/api/anuncios/entrega?placement=DISCOVER&limit=5' },
    { name: 'payments', as: payer, path: '/api/payments' },
    { name: 'wallet balance', as: payer, path: '/api/wallet/balance' },
    { name: 'followers of a celebrity', as: celebrity, path: '/api/user-v2/followers' },
    { name: 'following 5,000', as: heavy, path: '/api/user-v2/following' },
    { name: 'profile of a celebrity', as: typical, path: `/api/usuarios/${star}` },
    { name: 'profile of a member', as: typical, path: `/api/usuarios/${other}` },
    { name: 'ten profiles, seen by a celebrity', as: celebrity, path: `/api/user-v2/profiles?ids=${ten}` },
    { name: 'hidden ids', as: typical, path: '/api/user-v2/hidden-ids' },
    { name: 'my communities', as: typical, path: '/api/comunidades/minhas' },
    { name: 'communities to discover', as: typical, path: '/api/comunidades/descobrir' },
    { name: 'communities by name', as: typical, path: '/api/comunidades/descobrir?search=comunidade' },
    { name: 'members of a tenth of all', as: Number(inside), path: `/api/comunidades/${community}/members` },
    { name: 'moderation queue', as: moderator, path: '/api/moderacao/casos?status=OPEN' },
    { name: 'moderation summary', as: moderator, path: '/api/moderacao' },
    { name: 'moderation, figures of a month', as: moderator, path: `/api/moderacao/numeros?month=${month}` },
    { name: '/metrics', as: null, path: '/metrics' },
  ];
}

/**
 * Returns the most frequent word in the newest posts.
 * @param condition SQL condition for the word
 * @param counted optional `having` clause, which limits the number of occurrences
 */
function word(read: (expression: string) => Promise<string>, condition: string, counted = '') {
  return read(`select word from (
    select unnest(string_to_array(text, ' ')) as word from (select text from posts order by id desc limit 20000) p) w
    where ${condition} group by word ${counted} order by count(*) desc, word limit 1`);
}
