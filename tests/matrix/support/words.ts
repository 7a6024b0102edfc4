import type { Asked } from './ask.ts';

/** Returns an answer in the notation of the table. For `ok`, the secret may be in the answer or not. */
export function inWords({ status, text }: Asked, secret: string, wanted: string | undefined) {
  const isTold = text.includes(secret);
  if (status !== 200) return isTold ? `${status}, and told` : String(status);
  if (wanted === 'ok') return 'ok';
  return isTold ? '+' : '-';
}
