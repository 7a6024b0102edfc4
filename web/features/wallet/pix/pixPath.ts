/**
 * Returns the path of the checkout page of a Pix payment.
 * @param backTo the path of this site to open after the payment
 * @param communityId the community whose VIP month the Pix pays. The sidebar reads it from the URL, so that it marks
 * Comunidades also if the page leads back to the wallet.
 */
export function checkoutOfPix(id: string, backTo: string | undefined, communityId?: string | null) {
  const params = new URLSearchParams({
    pix: id,
    ...(backTo !== undefined && { voltar: backTo }),
    ...(communityId != null && { comunidade: `/groups/${communityId}` }),
  });
  return `/payment/add-balance/payment-checkout?${params.toString()}`;
}
