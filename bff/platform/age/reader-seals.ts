import { AsyncLocalStorage } from 'node:async_hooks';
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { parse, stringify, validate } from 'uuid';

const asking = new AsyncLocalStorage<string>();

/** Calls `run` on behalf of a member. Media URLs that `run` makes, also asynchronously, work for this member only. */
export function withReader(userId: string, run: () => void) {
  asking.run(userId, run);
}

/** Returns the id of the member for whom the current response is made. */
export function currentReader() {
  return asking.getStore();
}

export interface ReaderSeals {
  /** Encrypts a member's id, so that a shared media URL does not reveal the member. */
  seal(userId: string): string;
  /** Decrypts a member's id. Returns undefined for a value that was not made by `seal`. */
  open(sealed: string): string | undefined;
}

/**
 * Creates the encryption of member ids. It encrypts a single AES block, so that the same id always gives the same
 * result. Otherwise media URLs would change, and browsers could not reuse cached media.
 */
export function createReaderSeals(secret: string): ReaderSeals {
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
