import { randomBytes } from 'node:crypto';

export function newId(prefix: string) {
  return `${prefix}_${randomBytes(16).toString('hex').slice(0, 24)}`;
}

export function seconds() {
  return Math.floor(Date.now() / 1_000);
}
