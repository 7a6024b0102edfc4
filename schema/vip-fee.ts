/**
 * PRODUCT.md: the platform's share of a VIP month, in percent. It is the default of the setting VIP_FEE_PERCENT. The
 * form in which an owner sets the price of a community names it.
 */
export const DEFAULT_VIP_FEE_PERCENT = 20;
