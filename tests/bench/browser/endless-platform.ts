import { createServer } from 'node:http';
import sharp from 'sharp';
import { endlessConversation } from './endless-conversation.ts';

/**
 * The scripted platform of the scrolling bench. It answers one page of 10,000 posts, every fourth with a picture, and
 * conversations.
 */

const POSTS = 10_000;
const PICTURE = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#b5482a' } })
  .webp()
  .toBuffer();
const AUTHOR = {
  idUser: id(1, 0),
  userName: 'Marina',
  apelido: 'marina',
  userImage: null,
  bio: null,
  verified: true,
  perfil: 'PROFISSIONAL',
};

const posts = Array.from({ length: POSTS }, (_, index) => ({
  idPost: id(2, index),
  idUser: AUTHOR.idUser,
  idCommunity: null,
  desContent: `Publicação ${index}. ${'O mar calmo e a cidade acendendo aos poucos. '.repeat(index % 6)}`,
  datCreated: new Date(Date.UTC(2026, 4, 14) - index * 60_000).toISOString(),
  postFile: null,
  files: index % 4 === 0 ? [picture(index)] : [],
  reactions: { reacted: false, total: index % 40 },
  comments: { total: index % 7 },
  views: { total: index % 300 },
  owner: false,
  cursor: `c${index}`,
}));
const feed = JSON.stringify({
  posts,
  paging: { cursorSize: POSTS, cursorBefore: 'c0', cursorAfter: `c${POSTS - 1}`, hasMore: false },
});
const newer = JSON.stringify({
  posts: [],
  paging: { cursorSize: 10, cursorBefore: null, cursorAfter: null, hasMore: false },
});

const talk = { mine: id(1, 1), theirs: AUTHOR.idUser };
const chat = endlessConversation({ ...talk, id: id(4, 0), inOnePage: true });
const pagedChat = endlessConversation({ ...talk, id: id(4, 1), inOnePage: false });

const answers: [start: string, body: string][] = [
  ['/api/user-v2/profiles', JSON.stringify([AUTHOR])],
  ['/api/user-v2/is-beta-tester', '{"isBetaTester":false}'],
  ['/api/user-v2/profile-info', JSON.stringify({ idUser: id(1, 1), userImage: null, userName: 'Ana' })],
  ['/api/usuarios/', JSON.stringify(AUTHOR)],
  ['/api/post/views', '{"counted":0}'],
  ['/readyz', '{}'],
];

createServer((request, response) => {
  const url = request.url ?? '';
  request.resume();
  if (url.startsWith('/media/')) {
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=600' }).end(PICTURE);
    return;
  }
  const body = url.startsWith('/api/feed-v2')
    ? url.includes('cursorBefore')
      ? newer
      : feed
    : ((url.includes(id(4, 1)) ? pagedChat : chat)(url) ?? answers.find(([start]) => url.startsWith(start))?.[1]);
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(body ?? '{"error":"Não encontrado.","code":"NOT_FOUND"}');
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

function picture(index: number) {
  return {
    idFile: id(3, index),
    type: 'image',
    width: 960,
    height: 720,
    alt: 'Uma cor de brasa.',
    thumbhash: null,
    sources: [{ url: `/media/${index}.webp`, width: 960 }],
    url: null,
    posterUrl: null,
    duration: null,
    mimeType: 'image/webp',
  };
}

function id(kind: number, index: number) {
  return `0190a000-000${kind}-7000-8000-${index.toString(16).padStart(12, '0')}`;
}
