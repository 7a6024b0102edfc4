/**
 * Returns the path of the checkout page of a Pix payment.
 * @param backTo the path of this site to open after the payment
 */
export function checkoutOfPix(id: string, backTo: string | undefined) {
  const params = new URLSearchParams({ pix: id, ...(backTo !== undefined && { voltar: backTo }) });
  return `/payment/add-balance/payment-checkout?${params.toString()}`;
}
