import type { Asked } from './ask.ts';

/** An answer in the words of the table. Where it says `ok` it is all the same whether the secret was told. */
export function inWords({ status, text }: Asked, secret: string, wanted: string | undefined) {
  const isTold = text.includes(secret);
  if (status !== 200) return isTold ? `${status}, and told` : String(status);
  if (wanted === 'ok') return 'ok';
  return isTold ? '+' : '-';
}
