/**
 * Returns the path of the form that adds balance to the wallet.
 * @param centavos the initial amount; 0 if the member chooses it
 * @param backTo the path of this site to open after the payment
 */
export function topUpForm(centavos: number, backTo: string | null | undefined) {
  const params = new URLSearchParams({ valor: String(centavos), ...(backTo != null && { voltar: backTo }) });
  return `/payment/add-balance?${params.toString()}`;
}
