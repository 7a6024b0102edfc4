import type { Asked } from './ask.ts';

/**
 * Returns the received answer in the notation of the tables (`+`, `-` or a status). Where `ok` is expected, every
 * success becomes `ok`.
 */
export function inWords({ status, text }: Asked, secret: string, wanted: string | undefined) {
  const isTold = text.includes(secret);
  if (status !== 200) return isTold ? `${status}, and told` : String(status);
  if (wanted === 'ok') return 'ok';
  return isTold ? '+' : '-';
}
