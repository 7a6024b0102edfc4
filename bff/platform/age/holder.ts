import { AsyncLocalStorage } from 'node:async_hooks';
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { parse, stringify, validate } from 'uuid';

const asking = new AsyncLocalStorage<string>();

/** Everything that comes of `run` is for this member: addresses of media made meanwhile are good for them alone. */
export function holding(userId: string, run: () => void) {
  asking.run(userId, run);
}

/** Whom the answer in the making is for. */
export function currentHolder() {
  return asking.getStore();
}

export interface Holders {
  /** A member's id, such that an address that is passed on does not tell whose it was. */
  seal(userId: string): string;
  /** Undefined for what was not sealed here. */
  open(sealed: string): string | undefined;
}

/** One block under one key: the same member has the same seal, so that browsers keep what they have. */
export function createHolders(secret: string): Holders {
  const key = createHash('sha256').update(`holder\n${secret}`).digest();

  return {
    seal(userId) {
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      return Buffer.concat([cipher.update(parse(userId)), cipher.final()]).toString('base64url');
    },
    open(sealed) {
      const block = Buffer.from(sealed, 'base64url');
      if (block.length !== 16) return undefined;
      const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      const id = Buffer.concat([decipher.update(block), decipher.final()]);
      const text = [...id].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const dashed = text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return validate(dashed) ? stringify(id) : undefined;
    },
  };
}
