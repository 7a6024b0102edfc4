import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Pace } from '../../bff/http/pace.ts';

/** The product's time limits for slow clients, set to much shorter times. */
export const quickPace: Pace = { header: 250, body: 250, sending: 600, reading: 600, rate: 10_000 };

const INTERVAL_MS = 20;

/**
 * Sends `start` immediately, then sends `drop` repeatedly until the other side ends the connection.
 * @returns the socket, and a promise of the answer that settles when the connection has ended
 */
export function trickle(url: string, start: string, drop = 'x') {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  const timer = setInterval(() => socket.write(drop), INTERVAL_MS);
  const ended = new Promise<string>((resolve) => {
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
  socket.write(start);
  onTestFinished(() => {
    clearInterval(timer);
    socket.destroy();
  });
  return { socket, ended };
}

/** Returns the start of an HTTP request: the request line and the headers, without a body. */
export function beginning(method: string, path: string, headers: Record<string, string>) {
  const lines = Object.entries({ host: 'brasa.example', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/**
 * Request bodies of every kind. Each has its headers (`content-length` or chunked) and the bytes that a slow client
 * sends again and again.
 */
export const bodies: [string, Record<string, string>, string][] = [
  ['JSON of a known length', { 'content-type': 'application/json', 'content-length': '5000' }, '{'],
  ['JSON in chunks', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, '1\r\n{\r\n'],
  ['JSON of which nothing comes', { 'content-type': 'application/json', 'content-length': '5000' }, ''],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '5000' }, 'a'],
  ['files', { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '900000' }, 'x'],
  [
    'files in chunks',
    { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
    '1\r\nx\r\n',
  ],
  ['no type', { 'content-length': '5000' }, 'x'],
];
