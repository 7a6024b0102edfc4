import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDownloadTickets } from '../../../bff/platform/auth/download-tickets.ts';

const secret = 'a secret of thirty-two characters';
const tokenHash = randomBytes(32);
const path = '/api/payments/csv';

it('a download ticket can be used for its own path any number of times until it expires after five minutes', () => {
  let now = Date.UTC(2026, 4, 17);
  const tickets = createDownloadTickets(secret, () => now);
  const { ticket, expiresAt } = tickets.issue(path, tokenHash);
  expect(expiresAt.getTime() - now).toBe(5 * 60_000);
  now += 5 * 60_000 - 1;
  expect([tickets.read(path, ticket), tickets.read(path, ticket)]).toEqual([tokenHash, tokenHash]);
  now += 1;
  expect(tickets.read(path, ticket)).toBeNull();
});

it('a download ticket is refused for another path, by another secret, or if any byte of the ticket was changed', () => {
  const tickets = createDownloadTickets(secret);
  const { ticket } = tickets.issue(path, tokenHash);
  expect(tickets.read('/api/privacidade/exportacao/1', ticket)).toBeNull();
  expect(createDownloadTickets(`${secret}!`).read(path, ticket)).toBeNull();
  expect(['', 'x', ticket.slice(1), `${ticket}AA`].map((other) => tickets.read(path, other))).toEqual(
    Array(4).fill(null),
  );
  const bytes = Buffer.from(ticket, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const forged = Buffer.from(bytes);
    forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
    expect(tickets.read(path, forged.toString('base64url')), `byte ${at}`).toBeNull();
  }
});
