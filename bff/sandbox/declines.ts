/** The subset of Stripe's `decline_code` values that the test cards can cause. */
export const declineCodes = [
  'generic_decline',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'fraudulent',
  'card_velocity_exceeded',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

interface Decline {
  code: string;
  message: string;
  /** Stripe's `advice_code`, which tells the shop its next step after a decline. */
  advice: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later';
}

const declined = { code: 'card_declined', message: 'Your card was declined.' } as const;

/** The reasons for which a card can be declined, with Stripe's messages. */
export const declines: Record<DeclineCode, Decline> = {
  generic_decline: { ...declined, advice: 'try_again_later' },
  insufficient_funds: { ...declined, message: 'Your card has insufficient funds.', advice: 'try_again_later' },
  lost_card: { ...declined, advice: 'do_not_try_again' },
  stolen_card: { ...declined, advice: 'do_not_try_again' },
  fraudulent: { ...declined, advice: 'do_not_try_again' },
  card_velocity_exceeded: {
    ...declined,
    message: 'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    advice: 'try_again_later',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.', advice: 'do_not_try_again' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    advice: 'confirm_card_data',
  },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
    advice: 'try_again_later',
  },
};

/** Returns the error for a declined card. The payment intent stores it as its last error. */
export function declineError(decline: DeclineCode, charge: string) {
  const { code, message, advice } = declines[decline];
  const doc_url = `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
  return { type: 'card_error', code, decline_code: decline, advice_code: advice, doc_url, message, charge } as const;
}
