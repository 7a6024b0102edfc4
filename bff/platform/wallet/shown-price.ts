import { formatBRL } from '../../../schema/brl.ts';
import { ApiError } from '../errors.ts';

/**
 * Requires that the client showed the current price to the member (PRODUCT.md, "Wallet and payments").
 * @param shown the price that the member saw, in centavos; undefined when the client sent no price
 * @throws {ApiError} 400 PRICE_CHANGED with the current price when `shown` differs from it; nothing was charged
 */
export function requireShownPrice(centavos: number, shown: number | undefined) {
  if (shown === undefined || shown === centavos) return;
  const message = `O preço mudou: agora são ${formatBRL(centavos)}. Nada foi cobrado.`;
  throw new ApiError(400, 'PRICE_CHANGED', message, 'valPrice', { details: { errors: [message], valPrice: centavos } });
}
