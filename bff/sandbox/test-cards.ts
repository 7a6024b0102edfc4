import type { DeclineCode } from './declines.ts';

/** The kind of dispute that the card's owner opens after a payment with the card. */
export type DisputeKind = 'fraudulent' | 'not_received' | 'inquiry' | 'twice' | 'compelling_evidence' | 'compliance';

export interface TestCard {
  number: string;
  /** Stripe's names for the test card. A server can pay by such a name without a card form. */
  methods?: readonly string[];
  /** The country in which the card was issued. */
  country?: string;
  funding?: 'credit' | 'debit' | 'prepaid';
  /**
   * The reason for which the bank declines payments with the card. If the card requires authentication, the bank
   * declines after the authentication.
   */
  declined?: DeclineCode;
  /** True if the bank asks the card's owner to authenticate before the bank decides about the payment. */
  authenticates?: boolean;
  /** True if a payment with the saved card, without its owner, needs no authentication. */
  isExemptOffSession?: boolean;
  /**
   * Stripe's risk assessment of payments with the card. A payment with the highest risk is blocked before a bank is
   * asked.
   */
  risk?: 'elevated' | 'highest';
  /** True if the security code does not match. If a code was entered, Stripe's own rules then block the payment. */
  failsCvc?: boolean;
  disputes?: DisputeKind;
  /** True if the bank sends a fraud warning, but opens no dispute. */
  warns?: boolean;
  /** The later result of a refund to the card. If absent, refunds succeed immediately. */
  refunds?: 'succeed later' | 'fail later';
  /** True if payments with the card are available for payout immediately. */
  isAvailable?: boolean;
}

const byBrand: TestCard[] = [
  { number: '4242424242424242', methods: ['pm_card_visa', 'pm_card_us'] },
  { number: '4000056655665556', methods: ['pm_card_visa_debit'], funding: 'debit' },
  { number: '5555555555554444', methods: ['pm_card_mastercard'] },
  { number: '2223003122003222' },
  { number: '5200828282828210', methods: ['pm_card_mastercard_debit'], funding: 'debit' },
  { number: '5105105105105100', methods: ['pm_card_mastercard_prepaid'], funding: 'prepaid' },
  { number: '378282246310005', methods: ['pm_card_amex', 'pm_card_amex_threeDSecureNotSupported'] },
  { number: '371449635398431' },
  { number: '6011111111111117', methods: ['pm_card_discover'] },
  { number: '6011000990139424' },
  { number: '6011981111111113', funding: 'debit' },
  { number: '3056930009020004', methods: ['pm_card_diners'] },
  { number: '36227206271667' },
  { number: '6555900000604105' },
  { number: '3566002020360505', methods: ['pm_card_jcb'], country: 'JP' },
  { number: '6200000000000005', methods: ['pm_card_unionpay'], country: 'CN' },
  { number: '6200000000000047', country: 'CN', funding: 'debit' },
  { number: '6205500000000000004', country: 'CN' },
  { number: '4000002500001001', methods: ['pm_card_visa_cartesBancaires'], country: 'FR' },
  { number: '5555552500001001', methods: ['pm_card_mastercard_cartesBancaires'], country: 'FR' },
  { number: '4000050360000001', methods: ['pm_card_visa_debit_eftposAuCoBranded'], country: 'AU', funding: 'debit' },
  {
    number: '5555050360000080',
    methods: ['pm_card_mastercard_debit_eftposAuCoBranded'],
    country: 'AU',
    funding: 'debit',
  },
  {
    number: '4000051230000072',
    methods: ['pm_card_debit_visaFsaProductCode', 'pm_card_debit_visaHsaProductCode'],
    funding: 'debit',
  },
  { number: '5200828282828897', methods: ['pm_card_mastercard_debit_mastercardFsaProductCode'], funding: 'debit' },
];

const countries = {
  AR: '4000000320000021',
  BR: '4000000760000002',
  CA: '4000001240000000',
  CL: '4000001520000001',
  CO: '4000001700000003',
  CR: '4000001880000005',
  EC: '4000002180000000',
  MX: '4000004840008001',
  PA: '4000005910000000',
  PY: '4000006000000066',
  PE: '4000006040000068',
  UY: '4000008580000003',
  AT: '4000000400000008',
  BE: '4000000560000004',
  BG: '4000001000000000',
  BY: '4000001120000005',
  CY: '4000001960000008',
  CZ: '4000002030000002',
  DK: '4000002080000001',
  FI: '4000002460000001',
  FR: '4000002500000003',
  DE: '4000002760000016',
  GR: '4000003000000030',
  HU: '4000003480000005',
  IE: '4000003720000005',
  IT: '4000003800000008',
  LV: '4000004280000005',
  LT: '4000004400000000',
  LU: '4000004420000006',
  MT: '4000004700000007',
  NL: '4000005280000002',
  NO: '4000005780000007',
  PL: '4000006160000005',
  PT: '4000006200000007',
  RO: '4000006420000001',
  SA: '4000006820000007',
  SI: '4000007050000006',
  SK: '4000007030000001',
  ES: '4000007240000007',
  SE: '4000007520000008',
  CH: '4000007560000009',
  GB: '4000008260000000',
  AU: '4000000360000006',
  CN: '4000001560000002',
  HK: '4000003440000004',
  IN: '4000003560000008',
  JP: '4000003920000003',
  MY: '4000004580000002',
  NZ: '4000005540000008',
  SG: '4000007020000003',
  TW: '4000001580000008',
  TH: '4000007640000003',
};

const byCountry: TestCard[] = [
  ...Object.entries(countries).map(([country, number]) => ({
    number,
    country,
    methods: [`pm_card_${country.toLowerCase()}`],
  })),
  { number: '5062210000000009', country: 'MX' },
  { number: '4000058260000005', country: 'GB', funding: 'debit' },
  { number: '5555558265554449', country: 'GB' },
  { number: '3530111333300000', country: 'JP' },
  { number: '4000057640000008', country: 'TH', funding: 'debit' },
];

const refused: TestCard[] = [
  {
    number: '4000000000000002',
    methods: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'],
    declined: 'generic_decline',
  },
  {
    number: '4000000000009995',
    methods: ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    declined: 'insufficient_funds',
  },
  { number: '4000000000009987', methods: ['pm_card_visa_chargeDeclinedLostCard'], declined: 'lost_card' },
  { number: '4000000000009979', methods: ['pm_card_visa_chargeDeclinedStolenCard'], declined: 'stolen_card' },
  { number: '4000000000000069', methods: ['pm_card_chargeDeclinedExpiredCard'], declined: 'expired_card' },
  { number: '4000000000000127', methods: ['pm_card_chargeDeclinedIncorrectCvc'], declined: 'incorrect_cvc' },
  { number: '4000000000000119', methods: ['pm_card_chargeDeclinedProcessingError'], declined: 'processing_error' },
  {
    number: '4000000000006975',
    methods: ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'],
    declined: 'card_velocity_exceeded',
  },
  { number: '4000000000000341', methods: ['pm_card_chargeCustomerFail'], declined: 'generic_decline' },
];

/** Test cards for risk and security checks. The card form asks for no address, so all address checks pass. */
const watched: TestCard[] = [
  { number: '4100000000000019', methods: ['pm_card_radarBlock'], risk: 'highest' },
  { number: '4000000000004954', methods: ['pm_card_riskLevelHighest'], risk: 'highest' },
  { number: '4000000000009235', methods: ['pm_card_riskLevelElevated'], risk: 'elevated' },
  { number: '4000000000000101', methods: ['pm_card_cvcCheckFail'], failsCvc: true },
  { number: '4000058400307872', methods: ['pm_card_cvcCheckFailElevatedRisk'], failsCvc: true, risk: 'elevated' },
  { number: '4000000000000036', methods: ['pm_card_avsZipFail'] },
  { number: '4000058400306072', methods: ['pm_card_avsZipFailElevatedRisk'], risk: 'elevated' },
  { number: '4000000000000028', methods: ['pm_card_avsLine1Fail'] },
  { number: '4000000000000010', methods: ['pm_card_avsFail'] },
  { number: '4000000000000044', methods: ['pm_card_avsUnchecked'] },
];

const disputed: TestCard[] = [
  { number: '4000000000000259', methods: ['pm_card_createDispute'], disputes: 'fraudulent' },
  { number: '4000000000002685', methods: ['pm_card_createDisputeProductNotReceived'], disputes: 'not_received' },
  { number: '4000000000001976', methods: ['pm_card_createDisputeInquiry'], disputes: 'inquiry' },
  { number: '4000000000005423', methods: ['pm_card_createIssuerFraudRecord'], warns: true },
  { number: '4000000404000079', methods: ['pm_card_createMultipleDisputes'], country: 'AT', disputes: 'twice' },
  {
    number: '4000000404000038',
    methods: ['pm_card_createCe3EligibleDispute'],
    country: 'AT',
    disputes: 'compelling_evidence',
  },
  { number: '4000008400000779', methods: ['pm_card_createComplianceDispute'], disputes: 'compliance' },
];

const settled: TestCard[] = [
  { number: '4000000000007726', methods: ['pm_card_pendingRefund'], refunds: 'succeed later' },
  { number: '4000000000005126', methods: ['pm_card_refundFail'], refunds: 'fail later' },
  { number: '4000000000000077', methods: ['pm_card_bypassPending'], isAvailable: true },
  {
    number: '4000003720000278',
    methods: ['pm_card_bypassPendingInternational'],
    country: 'IE',
    isAvailable: true,
  },
];

/**
 * Test cards for 3-D Secure. Cards that support 3-D Secure but do not require it need no authentication, because no
 * rule of the sandbox demands it.
 */
const authenticated: TestCard[] = [
  {
    number: '4000002500003155',
    methods: ['pm_card_authenticationRequiredOnSetup'],
    country: 'FR',
    authenticates: true,
    isExemptOffSession: true,
  },
  { number: '4000002760003184', methods: ['pm_card_authenticationRequired'], country: 'DE', authenticates: true },
  {
    number: '4000003800000446',
    methods: ['pm_card_authenticationRequiredSetupForOffSession'],
    country: 'IT',
    authenticates: true,
    isExemptOffSession: true,
  },
  {
    number: '4000008260003178',
    methods: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    country: 'GB',
    authenticates: true,
    declined: 'insufficient_funds',
  },
  { number: '4000000000003220', methods: ['pm_card_threeDSecure2Required'], authenticates: true },
  {
    number: '4000008400001629',
    methods: ['pm_card_threeDSecureRequiredChargeDeclined'],
    authenticates: true,
    declined: 'generic_decline',
  },
  // With this test card, 3-D Secure fails before its dialog opens, so the payment is declined.
  {
    number: '4000008400001280',
    methods: ['pm_card_threeDSecureRequiredProcessingError'],
    declined: 'generic_decline',
  },
  { number: '4000000000003055', methods: ['pm_card_threeDSecureOptional'] },
  { number: '4000000000003097', methods: ['pm_card_threeDSecureOptionalProcessingError'] },
  { number: '4000582600000094', country: 'GB', authenticates: true },
  { number: '4000582600000045', country: 'GB', authenticates: true },
  { number: '4000582600000102', country: 'GB', authenticates: true },
  { number: '4000582600000110', country: 'GB', authenticates: true },
];

/**
 * Stripe's public test cards, as docs.stripe.com/testing lists them. The list omits the cards for a card reader and for
 * a captcha, because the sandbox simulates neither.
 */
export const testCards: readonly TestCard[] = [
  ...byBrand,
  ...byCountry,
  ...refused,
  ...watched,
  ...disputed,
  ...settled,
  ...authenticated,
];
