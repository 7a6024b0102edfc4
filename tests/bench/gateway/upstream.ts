import { createServer } from 'node:http';
import { feed, profiles } from './upstream-data.ts';

/**
 * The scripted platform. It returns the feed and the profiles of its authors from memory, together or separately.
 * Requests without the right token are refused.
 */

const feedBody = Buffer.from(JSON.stringify(feed));
const authoredBody = Buffer.from(JSON.stringify({ ...feed, autores: profiles }));
const byId = new Map(profiles.map((profile) => [profile.idUser, JSON.stringify(profile)]));

const server = createServer((request, response) => {
  const { status, body } = answer(request.url ?? '', request.headers.authorization);
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
});

function answer(url: string, authorization: string | undefined) {
  if (authorization !== 'Bearer bench-token')
    return { status: 401, body: Buffer.from('{"error":"Entre de novo.","code":"UNAUTHENTICATED"}') };
  if (url.startsWith('/api/feed-v2'))
    return { status: 200, body: url.includes('autores=true') ? authoredBody : feedBody };
  if (url.startsWith('/api/user-v2/profiles')) return { status: 200, body: profilesBody(url) };
  return { status: 404, body: Buffer.from('{"error":"Não encontrado.","code":"NOT_FOUND"}') };
}

function profilesBody(url: string) {
  const ids = decodeURIComponent(url.slice(url.indexOf('ids=') + 4)).split(',');
  return Buffer.from(`[${ids.flatMap((id) => byId.get(id) ?? []).join(',')}]`);
}

server.keepAliveTimeout = 600_000; // ms; longer than any pause between rounds, in which connections are idle
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
