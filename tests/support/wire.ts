/** Sample answers of the platform (bff/platform/API.md) for scripted upstreams. */

export function wirePost(number: number, more: object = {}) {
  return {
    idPost: `post-${number}`,
    idUser: `user-${number % 3}`,
    idCommunity: null,
    desContent: `Texto ${number}`,
    datCreated: '2026-05-14T21:03:00.000Z',
    postFile: null,
    files: [wireImage(number)],
    reactions: { reacted: number % 2 === 0, total: number },
    comments: { total: number * 2 },
    views: { total: number * 3 },
    owner: false,
    cursor: `cursor-${number}`,
    ...more,
  };
}

export function wireImage(number: number) {
  return {
    idFile: `file-${number}`,
    type: 'image',
    width: 1600,
    height: 900,
    alt: 'Pôr do sol',
    thumbhash: 'AAAA',
    sources: [{ url: `/media/${number}-480?exp=1&sig=x`, width: 480 }],
    url: null,
    posterUrl: null,
    duration: null,
    mimeType: 'image/webp',
  };
}

export function wirePage(posts: { cursor?: string }[], hasMore = false) {
  return {
    posts,
    paging: {
      cursorSize: 10,
      cursorBefore: posts[0]?.cursor ?? null,
      cursorAfter: posts.at(-1)?.cursor ?? null,
      hasMore,
    },
  };
}

export function wireUser(id: string, more: object = {}) {
  return {
    idUser: id,
    userName: `Nome de ${id}`,
    apelido: id,
    userImage: null,
    bio: null,
    verified: false,
    perfil: 'FREE',
    own: false,
    ...more,
  };
}

export function wireComment(number: number, more: object = {}) {
  return {
    idComment: `comment-${number}`,
    idPost: 'post-1',
    idUser: `user-${number % 3}`,
    user: { userImage: null, userName: 'Ana' },
    idCommentParent: null,
    desContent: `Comentário ${number}`,
    hide: false,
    datCreated: '2026-05-14T21:03:00.000Z',
    reactions: { reacted: false, total: 0 },
    replies: { total: 0 },
    cursor: `cursor-${number}`,
    ...more,
  };
}

export function wireMessage(seq: number, more: object = {}) {
  return {
    idMessage: `message-${seq}`,
    idConversation: 'conversation-1',
    seq,
    idUser: seq % 2 === 0 ? 'user-ana' : 'user-bia',
    idClient: null,
    desContent: `Mensagem ${seq}`,
    file: null,
    blurred: false,
    datCreated: '2026-05-14T21:03:00.000Z',
    cursor: String(seq),
    ...more,
  };
}

export function wireConversation(number: number, more: object = {}) {
  return {
    idConversation: `conversation-${number}`,
    idUser: `user-${number}`,
    desRequest: 'NONE',
    awaitingAnswer: false,
    lastSeq: 7,
    lastReadSeq: 5,
    unread: 2,
    muted: false,
    peerReadSeq: 3,
    peerDeliveredSeq: 6,
    lastMessage: wireMessage(7),
    cursor: `cursor-${number}`,
    ...more,
  };
}

export function wireNotification(number: number, more: object = {}) {
  return {
    idNotification: `notification-${number}`,
    desType: 'REACTION',
    sequence: number,
    users: { ids: [`user-${number}`], total: 3 },
    idTarget: 'post-1',
    idPost: 'post-1',
    desExcerpt: 'Pôr do sol',
    read: false,
    datChanged: '2026-05-14T21:03:00.000Z',
    cursor: `cursor-${number}`,
    ...more,
  };
}

/** Answers `GET /api/user-v2/profiles?ids=…` with the profiles of `ids`. */
export function wireUsers(url: string) {
  const ids = new URL(url, 'http://upstream').searchParams.get('ids') ?? '';
  return ids.split(',').map((id) => wireUser(id));
}

export function wireCommunity(number: number, more: object = {}) {
  return {
    idCommunity: `community-${number}`,
    desKind: 'PRIVADA',
    desName: `Comunidade ${number}`,
    desDescription: `Descrição ${number}`,
    picture: null,
    valPrice: null,
    members: { total: 3 },
    posts: { total: 4 },
    membership: null,
    desRules: null,
    idOwner: null,
    datCreated: null,
    requests: null,
    offer: null,
    cursor: `cursor-${number}`,
    ...more,
  };
}

/** Returns the paging fields of a list. */
export function wirePaging(items: { cursor?: string }[], hasMore = false) {
  return {
    cursorSize: 10,
    cursorBefore: items[0]?.cursor ?? null,
    cursorAfter: items.at(-1)?.cursor ?? null,
    hasMore,
  };
}

export function wireAd(number: number, more: object = {}) {
  return {
    idAnuncio: `ad-${number}`,
    type: 'ad',
    desStatus: 'ATIVO',
    desHighlightType: null,
    desTargetType: ['MULHER'],
    title: `Anúncio ${number}`,
    redirectionLink: 'https://velas.example/',
    attach: [wireImage(number)],
    startDate: '2026-05-14',
    endDate: '2026-05-16',
    reach: 12,
    views: 20,
    clicks: 3,
    cost: 4_500,
    formattedCostBRL: 'R$ 45,00',
    reserved: 0,
    returned: 0,
    formattedReturnedBRL: 'R$ 5,00',
    desReason: null,
    datCreated: '2026-05-14T21:03:00.000Z',
    datEnded: null,
    cursor: `cursor-${number}`,
    ...more,
  };
}

export function wireSponsored(number: number, more: object = {}) {
  return {
    idAnuncio: `ad-${number}`,
    type: 'ad',
    idUser: `user-${number}`,
    title: `Anúncio ${number}`,
    host: 'velas.example',
    attach: [wireImage(number)],
    clickUrl: `/go/token-${number}`,
    left: 3,
    matched: ['MULHER'],
    ...more,
  };
}
