import type { Asked } from './ask.ts';

/**
 * Returns the answer in the notation of the table (`+`, `-` or a status). If the table expects `ok`, a success is `ok`
 * with or without the secret.
 */
export function inWords({ status, text }: Asked, secret: string, wanted: string | undefined) {
  const isTold = text.includes(secret);
  if (status !== 200) return isTold ? `${status}, and told` : String(status);
  if (wanted === 'ok') return 'ok';
  return isTold ? '+' : '-';
}
