import { formatBRL } from '../../../schema/brl.ts';
import { notFound } from '../errors.ts';
import type { CurrentIntent } from './stripe/intents.ts';

/**
 * Builds the object "Pix" of the platform's API (API.md).
 * @throws {ApiError} 404 for a card payment
 */
export function pixToWire({ method, paymentIntentId, centavos, status, pix, pixExpiresAt, isLate }: CurrentIntent) {
  if (method !== 'PIX') throw notFound('Pagamento não encontrado.');
  return {
    paymentIntentId,
    centavos,
    formattedValue: formatBRL(centavos),
    desStatus: pixStatuses[status],
    desPixCode: pix?.code ?? null,
    datExpires: (pix?.expiresAt ?? pixExpiresAt)?.toISOString() ?? null,
    isLate,
    desTestUrl: pix?.testUrl ?? null,
  };
}

const pixStatuses = { OPEN: 'WAITING', SUCCEEDED: 'PAID', CANCELED: 'EXPIRED' } as const;
