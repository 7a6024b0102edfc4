import { createServer } from 'node:http';
import { feed, profiles } from '../gateway/upstream-data.ts';

/** The scripted platform. It answers one public post and the profiles of its authors. */

const post = JSON.stringify(feed.posts[0]);
const people = JSON.stringify(profiles);

const server = createServer((request, response) => {
  const body = request.url?.startsWith('/api/post/') ? post : people;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body);
});
server.keepAliveTimeout = 600_000; // ms; longer than any pause between rounds, in which connections are idle
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
