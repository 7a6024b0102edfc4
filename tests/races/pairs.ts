/**
 * An HTTP call and the member who makes it. `{post}` and other names in braces stand for the ids of objects of the test
 * world.
 */
interface Call {
  as: 'ana' | 'bia' | 'caio' | 'judge' | 'visitor';
  rest: string;
  json?: object;
  form?: Record<string, string>;
}

const fire = { desType: 'FIRE' };

function member(as: Call['as'], rest: string, json?: object): Call {
  return { as, rest, ...(json && { json }) };
}

function judgement(json: object) {
  return member('judge', 'POST /api/moderacao/decisoes', {
    casos: ['{case}'],
    desReason: 'SPAM',
    desText: 'Regra da casa.',
    ...json,
  });
}

/**
 * The calls by name. Ana wrote the post and owns the communities, Bia and Caio are members of the communities, and the
 * judge is a moderator.
 */
export const calls = {
  'bia reacts': member('bia', 'POST /api/post/{post}/reaction', fire),
  'caio reacts': member('caio', 'POST /api/post/{post}/reaction', fire),
  'bia takes her reaction back': member('bia', 'DELETE /api/post/{post}/reaction'),
  'bia comments': member('bia', 'POST /api/comment/{post}', { content: 'oi', idCommentParent: null }),
  'caio answers': member('caio', 'POST /api/comment/{post}', { content: 'oi', idCommentParent: '{comment}' }),
  'caio reacts to the comment': member('caio', 'POST /api/comment/{post}/{comment}/reaction', fire),
  'bia deletes her comment': member('bia', 'DELETE /api/comment/{post}/{comment}'),
  'ana hides the comment': member('ana', 'POST /api/ocultarComentario', { idComentario: '{comment}' }),
  'ana deletes the post': member('ana', 'DELETE /api/post/{post}/delete'),
  'ana blocks bia': member('ana', 'POST /api/user-v2/{bia}/block'),
  'bia blocks ana': member('bia', 'POST /api/user-v2/{ana}/block'),
  'ana lets bia in sight again': member('ana', 'DELETE /api/user-v2/{bia}/block'),
  'bia follows ana': member('bia', 'POST /api/user-v2/{ana}/follow'),
  'ana follows bia': member('ana', 'POST /api/user-v2/{bia}/follow'),
  'caio follows ana': member('caio', 'POST /api/user-v2/{ana}/follow'),
  'bia unfollows ana': member('bia', 'DELETE /api/user-v2/{ana}/follow'),
  'ana removes her follower': member('ana', 'DELETE /api/user-v2/{bia}/follower'),
  'ana approves bia': member('ana', 'POST /api/user-v2/follow-requests/{bia}'),
  'ana declines bia': member('ana', 'DELETE /api/user-v2/follow-requests/{bia}'),
  'bia asks to join': member('bia', 'POST /api/comunidades/{closed}/membership'),
  'bia takes back that she asked': member('bia', 'DELETE /api/comunidades/{closed}/membership'),
  'ana lets bia join': member('ana', 'POST /api/comunidades/{closed}/requests/{bia}', { approve: true }),
  'ana refuses bia': member('ana', 'POST /api/comunidades/{closed}/requests/{bia}', { approve: false }),
  'bia leaves': member('bia', 'DELETE /api/comunidades/{community}/membership'),
  'ana puts bia out': member('ana', 'DELETE /api/comunidades/{community}/members/{bia}'),
  'ana makes bia a moderator': member('ana', 'PATCH /api/comunidades/{community}/members/{bia}', { role: 'MODERATOR' }),
  'ana offers bia the community': member('ana', 'POST /api/comunidades/{community}/offer', { idUser: '{bia}' }),
  'ana takes the offer back': member('ana', 'DELETE /api/comunidades/{community}/offer'),
  'bia takes the community': member('bia', 'POST /api/comunidades/{community}/offer/answer', { accept: true }),
  'ana closes the community': member('ana', 'DELETE /api/comunidades/{community}'),
  'bia buys a month': member('bia', 'POST /api/comunidades/{vip}/subscription', { valPrice: 1_990 }),
  'bia ends her months': member('bia', 'DELETE /api/comunidades/{vip}/subscription'),
  'bia leaves the VIP': member('bia', 'DELETE /api/comunidades/{vip}/membership'),
  'ana puts bia out of the VIP': member('ana', 'DELETE /api/comunidades/{vip}/members/{bia}'),
  'ana closes the VIP': member('ana', 'DELETE /api/comunidades/{vip}'),
  'bia buys an ad': member('bia', 'POST /api/anuncios/publish/my-profile', {
    desHighlightType: 'FEED',
    desTargetType: ['MULHER'],
    startDate: '{today}',
    endDate: '{later}',
  }),
  'bia begins a talk': member('bia', 'POST /api/conversas', { idUser: '{ana}' }),
  'ana mutes bia': member('ana', 'POST /api/user-v2/{bia}/mute'),
  'ana mutes the talk': member('ana', 'POST /api/conversas/{talk}/silenciar', { muted: true }),
  'ana reads the talk': member('ana', 'POST /api/conversas/{talk}/lida', { seq: 1 }),
  'ana begins a talk': member('ana', 'POST /api/conversas', { idUser: '{bia}' }),
  'bia reports the post': member('bia', 'POST /api/denuncias', {
    desTarget: 'POST',
    idTarget: '{post}',
    desReason: 'SPAM',
  }),
  'caio reports the post': member('caio', 'POST /api/denuncias', {
    desTarget: 'POST',
    idTarget: '{post}',
    desReason: 'SPAM',
  }),
  'a visitor reports the post': member('visitor', 'POST /api/denuncias/sem-conta', {
    desReason: 'SPAM',
    desLink: 'https://brasa.example/post/{post}',
    desText: 'vi isto',
  }),
  'bia reports ana': member('bia', 'POST /api/denuncias', {
    desTarget: 'PROFILE',
    idTarget: '{ana}',
    desReason: 'SPAM',
  }),
  'ana goes': member('ana', 'POST /api/privacidade/exclusao', { cienteDoSaldo: true }),
  'bia goes': member('bia', 'POST /api/privacidade/exclusao', { cienteDoSaldo: true }),
  'caio reports ana': member('caio', 'POST /api/denuncias', {
    desTarget: 'PROFILE',
    idTarget: '{ana}',
    desReason: 'SPAM',
  }),
  'caio reports the community': member('caio', 'POST /api/denuncias', {
    desTarget: 'COMMUNITY',
    idTarget: '{community}',
    desReason: 'SPAM',
  }),
  'the judge keeps it': judgement({ desDecision: 'DISMISS' }),
  'the judge takes it down': judgement({ desDecision: 'TAKE_DOWN' }),
  'the judge locks ana': judgement({ desDecision: 'SUSPEND', datUntil: '{soon}' }),
  'the judge restores ana': member('judge', 'POST /api/moderacao/casos/{case}/restaurar', { desText: 'engano' }),
  'ana appeals': member('ana', 'POST /api/avisos/{decision}/recurso', { desText: 'Não fui eu.' }),
  'ana closes the closed': member('ana', 'DELETE /api/comunidades/{closed}'),
  'ana shuts her profile': member('ana', 'POST /api/alterarDadosUsuario', { isPrivate: true }),
  'ana opens her profile': member('ana', 'POST /api/alterarDadosUsuario', { isPrivate: false }),
  'bia posts inside': { as: 'bia', rest: 'POST /api/post', form: { desContent: 'oi', idCommunity: '{community}' } },
  'bia ends her ad': member('bia', 'DELETE /api/anuncios/{ad}'),
  'bia writes first': member('bia', 'POST /api/conversas/{talk}/mensagens', { idClient: '{first}', content: 'oi' }),
  'bia writes': member('bia', 'POST /api/conversas/{talk}/mensagens', { idClient: '{second}', content: 'e aí' }),
  'ana accepts the talk': member('ana', 'POST /api/conversas/{talk}/resposta', { desAnswer: 'ACCEPT' }),
  'ana refuses the talk': member('ana', 'POST /api/conversas/{talk}/resposta', { desAnswer: 'REFUSE_AND_BLOCK' }),
  'ana reads her notices': member('ana', 'POST /api/notificacoes/lidas', {}),
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

interface Race {
  calls: CallName[];
  /** The calls that prepare the race. They are complete before the race starts. */
  after?: CallName[];
  /**
   * The number of random interleavings to try for this race. It is given if the default number is too small to find the
   * race.
   */
  interleavings?: number;
}

/** Returns a race of two calls for each combination of a call in `first` and a call in `second`. */
function each(first: CallName[], second: CallName[], after: CallName[] = []): Race[] {
  return first.flatMap((one) => second.map((other) => ({ calls: [one, other], after })));
}

const all: Race[] = [
  ...each(
    ['ana deletes the post', 'ana blocks bia', 'bia blocks ana', 'ana goes', 'caio reacts'],
    ['bia reacts', 'bia comments', 'bia reports the post'],
  ),
  ...each(
    ['bia deletes her comment', 'ana hides the comment', 'ana deletes the post', 'bia goes'],
    ['caio answers', 'caio reacts to the comment'],
  ),
  ...each(['bia deletes her comment'], ['ana hides the comment', 'ana deletes the post']),
  ...each(['bia takes her reaction back'], ['ana blocks bia', 'ana deletes the post', 'caio reacts'], ['bia reacts']),
  ...each(
    ['ana blocks bia', 'bia blocks ana', 'ana follows bia', 'caio follows ana', 'ana goes', 'ana shuts her profile'],
    ['bia follows ana'],
  ),
  ...each(
    ['ana blocks bia', 'ana removes her follower', 'ana follows bia', 'ana goes', 'bia goes'],
    ['bia unfollows ana'],
    ['bia follows ana'],
  ),
  ...each(
    ['ana approves bia', 'ana declines bia', 'ana opens her profile', 'ana blocks bia'],
    ['bia unfollows ana', 'bia blocks ana', 'bia goes', 'ana approves bia'],
    ['ana shuts her profile', 'bia follows ana'],
  ),
  ...each(
    ['ana lets bia join', 'ana refuses bia', 'ana closes the closed'],
    ['bia takes back that she asked', 'ana blocks bia', 'bia goes', 'ana lets bia join'],
    ['bia asks to join'],
  ),
  ...each(
    ['bia leaves', 'bia goes', 'ana puts bia out', 'ana closes the community'],
    ['ana offers bia the community', 'ana makes bia a moderator', 'bia leaves', 'bia posts inside'],
  ),
  ...each(
    ['bia leaves', 'bia goes', 'ana puts bia out', 'ana closes the community', 'ana takes the offer back', 'ana goes'],
    ['bia takes the community'],
    ['ana offers bia the community'],
  ),
  ...each(['ana closes the VIP', 'bia buys an ad', 'bia goes', 'ana goes', 'bia buys a month'], ['bia buys a month']),
  ...each(
    ['ana closes the VIP', 'ana puts bia out of the VIP', 'bia leaves the VIP', 'ana goes'],
    ['bia ends her months', 'bia buys an ad', 'bia leaves the VIP'],
    ['bia buys a month'],
  ),
  ...each(['bia goes', 'bia buys an ad', 'bia ends her ad'], ['bia ends her ad'], ['bia buys an ad']),
  ...each(['ana blocks bia', 'bia blocks ana', 'bia goes', 'ana begins a talk'], ['bia begins a talk']),
  ...each(
    ['ana blocks bia', 'bia blocks ana', 'ana goes', 'ana accepts the talk', 'ana refuses the talk'],
    ['bia writes', 'ana accepts the talk'],
    ['bia begins a talk', 'bia writes first'],
  ),
  ...each(['bia blocks ana', 'bia goes'], ['ana mutes bia']),
  ...each(
    ['bia blocks ana', 'bia goes'],
    ['ana mutes the talk', 'ana reads the talk'],
    ['bia begins a talk', 'bia writes first'],
  ),
  ...each(['the judge takes it down'], ['a visitor reports the post'], ['caio reports the post']),
  ...each(
    ['bia deletes her comment', 'ana deletes the post', 'the judge keeps it', 'the judge takes it down'],
    ['the judge takes it down', 'bia reports the post', 'bia reacts'],
    ['caio reports the post'],
  ),
  ...each(
    ['ana goes', 'the judge locks ana', 'the judge restores ana'],
    ['bia follows ana', 'bia reports ana', 'the judge locks ana'],
    ['caio reports ana'],
  ),
  {
    calls: ['ana appeals', 'the judge restores ana'],
    after: ['caio reports ana', 'the judge takes it down'],
    interleavings: 12,
  },
  ...each(['ana reads her notices'], ['caio reacts', 'ana blocks bia', 'bia takes her reaction back'], ['bia reacts']),
  // Both calls lock the row of the account and the row of the moderation case.
  { calls: ['the judge locks ana', 'the judge takes it down'], after: ['caio reports ana'], interleavings: 12 },
  // Both calls lock the row of the community and the row of its owner's account.
  {
    calls: ['bia takes the community', 'the judge locks ana'],
    after: ['ana offers bia the community', 'caio reports the community'],
    interleavings: 12,
  },
  { calls: ['bia reacts', 'caio reacts', 'ana deletes the post'] },
  { calls: ['bia follows ana', 'ana follows bia', 'ana blocks bia'] },
  { calls: ['bia buys a month', 'bia buys an ad', 'ana closes the VIP'] },
  {
    calls: ['bia takes the community', 'bia leaves', 'ana takes the offer back'],
    after: ['ana offers bia the community'],
  },
  { calls: ['caio answers', 'bia deletes her comment', 'ana hides the comment'] },
];

export const races = all.filter(({ calls: [first, second] }) => first !== second);
