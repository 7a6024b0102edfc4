import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { describePlatform } from '../../support/platform.ts';
import { beginning, bodies, quickPace, trickle } from '../../support/trickle.ts';

const paths = [
  '/api/token',
  '/api/payment/webhook',
  '/api/idade/retorno',
  '/api/media',
  '/api/nothing',
  '/internal/backup',
];

describePlatform(
  'slow clients',
  (platform) => {
    it.each(paths)(
      'if the body of a request to %s arrives too slowly, the request is ended; meanwhile other requests are answered',
      async (path) => {
        const ana = await platform.member();
        const as = { authorization: `Bearer ${ana.token}` };
        const sent = bodies.map(([what, headers, drop]) => ({
          what,
          ...trickle(platform.url, beginning('POST', path, { ...as, ...headers }), drop),
        }));
        expect((await platform.call('GET', '/api/feed-v2')).status).toBe(200);
        for (const { what, ended } of sent) expect(await ended, what).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
      },
    );

    it('an upload that stops half-way is answered with 408 and an error message for the member', async () => {
      const ana = await platform.member();
      const head = beginning('POST', '/api/media', {
        authorization: `Bearer ${ana.token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '900000',
      });
      const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
      const answer = await trickle(platform.url, head + part).ended;
      expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*O envio parou no meio do caminho\. Tente novamente\./);
    });

    it('a client whose request headers never end is disconnected; meanwhile GET /readyz is answered', async () => {
      const sent = ['', 'GET / HTTP/1.1\r\n', 'POST /api/token HTTP/1.1\r\nHost: x\r\nX-Endless: '].map((start) => ({
        start,
        ...trickle(platform.url, start, start === '' ? '' : 'x'),
      }));
      expect((await platform.call('GET', '/readyz')).status).toBe(200);
      for (const { start, ended } of sent) expect(await ended, start).toMatch(/^(HTTP\/1\.1 408 |$)/);
    });

    it('a client that stops reading its responses is disconnected', async () => {
      const { hostname, port } = new URL(platform.url);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      const isEnded = new Promise<void>((resolve) => {
        platform.server.once('connection', (held) => held.once('close', resolve));
      });
      // The client sends more and more requests but reads no response, so the responses fill the server's buffers.
      socket.pause();
      const asking = setInterval(() => socket.write(beginning('GET', '/metrics', {}).repeat(20)), 5);
      onTestFinished(() => clearInterval(asking));
      await isEnded;
    });
  },
  { pace: quickPace },
);
