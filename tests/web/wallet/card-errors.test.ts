import { describe, expect, it } from 'vitest';
import { declineCodes, declines } from '../../../bff/sandbox/declines.ts';
import { reasonOf, REFUSED } from '../../../web/features/wallet/card/cardErrors.ts';

/** docs.stripe.com/declines/codes */
const stripeDeclines = `authentication_required approve_with_id call_issuer card_not_supported card_velocity_exceeded
  currency_not_supported do_not_honor do_not_try_again duplicate_transaction expired_card fraudulent generic_decline
  incorrect_number incorrect_cvc incorrect_pin incorrect_zip insufficient_funds invalid_account invalid_amount
  invalid_cvc invalid_expiry_month invalid_expiry_year invalid_number invalid_pin issuer_not_available lost_card
  merchant_blacklist new_account_information_available no_action_taken not_permitted offline_pin_required
  online_or_offline_pin_required pickup_card pin_try_exceeded processing_error reenter_transaction restricted_card
  revocation_of_all_authorizations revocation_of_authorization security_violation service_not_allowed stolen_card
  stop_payment_order testmode_decline transaction_not_allowed try_again_later withdrawal_count_limit_exceeded`.split(
  /\s+/,
);

const said = (code: string) => reasonOf({ type: 'card_error', code: 'card_declined', decline_code: code });

describe('reasonOf()', () => {
  it.each(stripeDeclines)(
    'for the decline code %s, reasonOf returns a message that mentions no loss, theft or fraud',
    (code) => {
      expect(said(code)).toMatch(/^[A-ZÉÚ].*\.$/);
      expect(said(code)).not.toMatch(/roub|perd|frau|furt|extravi|suspeit|[a-z]_[a-z]/i);
    },
  );

  it.each(['lost_card', 'stolen_card', 'pickup_card', 'restricted_card', 'fraudulent', 'security_violation'])(
    'for the decline code %s, reasonOf returns the same message as for generic_decline',
    (code) => {
      expect(said(code)).toBe(REFUSED);
      expect(said('generic_decline')).toBe(REFUSED);
      expect(said('a_code_of_tomorrow')).toBe(REFUSED);
    },
  );

  it('reasonOf returns a message for every decline code and error code of the sandbox', () => {
    for (const decline of declineCodes) {
      const { code } = declines[decline];
      expect(said(decline)).toBeTruthy();
      if (code !== 'card_declined') expect(reasonOf({ type: 'card_error', code })).toBe(said(decline));
    }
  });

  it('reasonOf returns null for an error that is not about the card', () => {
    expect(reasonOf({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })).toBeNull();
  });
});
