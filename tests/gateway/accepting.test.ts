import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpServer, disconnectSignal, listen } from '../../bff/http/http-server.ts';

describe('createHttpServer()', () => {
  it('a server reports an accept error to onError and keeps serving', async () => {
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

  it('if the port is in use, listen() rejects with EADDRINUSE and does not call onError', async () => {
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

describe('disconnectSignal()', () => {
  const reason = new Error('gone');

  it('is already aborted if the connection closed before the signal was requested', async () => {
    let leave: () => void = () => undefined;
    const left: ServerResponse[] = [];
    const server = createHttpServer((_request, response) => {
      left.push(response);
      response.once('close', () => setImmediate(() => server.emit('left')));
      leave();
    });
    const { port } = await listen(server, 0, '127.0.0.1');
    onTestFinished(() => void server.close());
    const client = connect(port, '127.0.0.1');
    leave = () => client.destroy();
    client.write('GET / HTTP/1.1\r\nHost: brasa\r\n\r\n');
    await once(server, 'left');
    const signals = left.map((response) => disconnectSignal(response, () => reason));
    expect(signals).toMatchObject([{ aborted: true, reason }]);
  });

  it('is not aborted when the connection closes after the whole response', async () => {
    const signals: AbortSignal[] = [];
    const server = createHttpServer((_request, response) => {
      signals.push(disconnectSignal(response, () => reason));
      response.end('there');
      response.once('close', () => signals.push(disconnectSignal(response, () => reason)));
    });
    const { port } = await listen(server, 0, '127.0.0.1');
    await (await fetch(`http://127.0.0.1:${port}`)).text();
    server.close();
    await once(server, 'close');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });
});
