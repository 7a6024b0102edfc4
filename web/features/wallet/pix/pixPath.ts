/**
 * Returns the path of the checkout page of a Pix payment.
 * @param backTo the path of this site to open after the payment
 * @param isVip true if the payment buys a VIP month and authorises Pix Automático
 */
export function checkoutOfPix(id: string, backTo: string | undefined, { isVip = false } = {}) {
  const back = backTo !== undefined && { voltar: backTo };
  const params = new URLSearchParams({ pix: id, ...back, ...(isVip && { vip: '' }) });
  return `/payment/add-balance/payment-checkout?${params.toString()}`;
}
