import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../../bff/demo/random.ts';

/**
 * The IP address of the attackers. Members use another address, so that the attackers' rate limits do not affect
 * members.
 */
const localAddress = '127.0.0.2';
const endings = ['reset', 'half-close', 'stall', 'close', 'read'] as const;

/** Sends a random part of the bytes in several pieces, then ends the connection in a random way. */
export async function attack(random: Random, port: number, bytes: Buffer) {
  const cut = random.chance(0.4) ? bytes.length : random.whole(0, bytes.length);
  const between = random.whole(0, cut);
  const ending = random.pick(endings);
  const stall = random.whole(0, 1_000); // ms
  const connection = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  connection.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => connection.once('close', () => resolve()));
  await new Promise<void>((resolve) => connection.once('connect', resolve).once('close', () => resolve()));

  const write = (part: Buffer) => new Promise<void>((resolve) => connection.write(part, () => resolve()));
  if (!connection.destroyed) await write(bytes.subarray(0, between));
  if (!connection.destroyed) await write(bytes.subarray(between, cut));
  if (ending === 'read' || ending === 'half-close') connection.resume();
  if (ending === 'half-close') connection.end();
  if (ending === 'reset') connection.resetAndDestroy();
  else if (ending !== 'close') await Promise.race([closed, delay(stall)]);
  connection.destroy();
  await closed;
}

/**
 * Sends a complete body.
 * @returns the HTTP status, or 0 if the server ended the connection without a response
 */
export function send(port: number, headers: Record<string, string>, body: Buffer) {
  return new Promise<number>((resolve) => {
    const sent = request(
      { port, host: '127.0.0.1', localAddress, path: '/graphql', method: 'POST', headers, timeout: 60_000 },
      (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.once('timeout', () => sent.destroy());
    sent.end(body);
  });
}

/** Starts to send a body, and resets the connection after `after` bytes. */
export function abort(port: number, headers: Record<string, string>, body: Buffer, after: number) {
  return new Promise<void>((resolve) => {
    const length = { 'content-length': String(body.length) };
    const sent = request({
      port,
      host: '127.0.0.1',
      localAddress,
      path: '/graphql',
      method: 'POST',
      headers: { ...headers, ...length },
    });
    sent.on('error', () => undefined);
    sent.once('close', () => resolve());
    sent.flushHeaders();
    sent.write(body.subarray(0, after), () => {
      if (sent.socket) sent.socket.resetAndDestroy();
      else sent.destroy();
    });
  });
}
