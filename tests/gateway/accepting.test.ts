import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpServer, listen } from '../../bff/http-server.ts';

describe('a server', () => {
  it('goes on after a connection that it could not take, and tells of it', async () => {
    const onError = vi.fn();
    const server = createHttpServer((_request, response) => response.end('there'), { onError });
    onTestFinished(() => void server.close());
    const { port } = await listen(server, 0, '127.0.0.1');
    for (let count = 0; count < 3; count += 1) {
      const failure = new Error('accept EMFILE');
      server.emit('error', failure);
      expect(onError).toHaveBeenLastCalledWith(failure);
    }
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('there');
  });

  it('throws what keeps it from listening, and is told of nothing else', async () => {
    const first = createHttpServer(() => undefined);
    const { port } = await listen(first, 0, '127.0.0.1');
    const onError = vi.fn();
    await expect(
      listen(
        createHttpServer(() => undefined, { onError }),
        port,
        '127.0.0.1',
      ),
    ).rejects.toThrow('EADDRINUSE');
    expect(onError).not.toHaveBeenCalled();
    first.close();
    await once(first, 'close');
  });
});
