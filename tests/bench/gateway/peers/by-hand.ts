import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { z } from 'zod';
import { feedAnswer } from '../feed-answer.ts';
import { isFeed, isProfiles, type FeedAnswer } from '../upstream-data.ts';

/**
 * Composes the answer to the feed query without GraphQL, with node:http, an undici pool and `JSON.stringify`. This is
 * the upper bound for a server that answers this query in Node.
 *
 * CALLS=2 loads the authors with a second call, as SPEC.md's calls require it. Otherwise one call loads the page
 * together with its authors, as the gateway does.
 */

const question = z.object({ variables: z.object({ first: z.int() }) });
const isSeparate = process.env.CALLS === '2';
const pool = new Pool(process.env.PLATFORM_URL ?? '');

async function get(path: string, authorization: string) {
  const { statusCode, body } = await pool.request({ path, method: 'GET', headers: { authorization } });
  if (statusCode !== 200) throw new Error(`The platform answered ${statusCode}.`);
  return body.json();
}

async function answer(request: IncomingMessage) {
  const authorization = request.headers.authorization ?? '';
  const { first } = question.parse(JSON.parse(await textOf(request))).variables;
  const page = await get(`/api/feed-v2?cursorSize=${first}${isSeparate ? '' : '&autores=true'}`, authorization);
  if (!isFeed(page)) throw new Error('Not a feed.');
  const { posts, paging } = page;
  return feedAnswer({ posts, paging, autores: page.autores ?? (await authorsOf(posts, authorization)) });
}

async function authorsOf(posts: FeedAnswer['posts'], authorization: string) {
  const ids = new Set(posts.map(({ idUser }) => idUser));
  const found = await get(`/api/user-v2/profiles?ids=${[...ids].join(',')}`, authorization);
  if (!isProfiles(found)) throw new Error('Not profiles.');
  return found;
}

async function textOf(request: IncomingMessage) {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

createServer((request, response) => {
  if (request.url !== '/graphql') {
    response.writeHead(404).end();
    return;
  }
  void answer(request).then((composed) => {
    const bytes = Buffer.from(JSON.stringify(composed));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
