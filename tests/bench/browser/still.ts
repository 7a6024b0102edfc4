import { createServer } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { request } from 'undici';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="?(?:modulepreload|preload|manifest)\b[^>]*>/gi;

/**
 * Serves one page as HTML without scripts, with the styles, fonts and pictures of the product. Its loading time is a
 * lower bound for the real page, because this page runs no script and calls no API.
 * @param html the page as a browser rendered it
 */
export async function serveStill(html: string, product: string) {
  const page = brotliCompressSync(html.replace(SCRIPTS, ''));
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers.accept?.includes('text/html')) {
      outgoing
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': page.length,
        })
        .end(page);
      return;
    }
    const headers = {
      accept: incoming.headers.accept ?? '*/*',
      'accept-encoding': incoming.headers['accept-encoding'] ?? '',
    };
    void request(product + (incoming.url ?? '/'), { headers }).then(
      (answer) => answer.body.pipe(outgoing.writeHead(answer.statusCode, answer.headers)),
      () => outgoing.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
