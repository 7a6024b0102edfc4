import type Stripe from 'stripe';
import { brandOf } from '../brands.ts';
import type { ChargeRecord, DisputeRecord } from '../records.ts';
import { movementToWire } from './movement.ts';

const WEEK_SECONDS = 7 * 24 * 3_600; // the number of seconds in which a dispute must be answered

/** The reason of each kind of dispute: the name that Stripe gives to the reason, and the code of the card network. */
const reasons = {
  fraudulent: ['fraudulent', '10.4'],
  not_received: ['product_not_received', '13.1'],
  inquiry: ['general', null],
  twice: ['fraudulent', '10.4'],
  compelling_evidence: ['fraudulent', '10.4'],
  compliance: ['noncompliant', null],
  med: ['fraudulent', null],
} as const satisfies Record<DisputeRecord['kind'], readonly [string, string | null]>;

const isWarning = (status: DisputeRecord['status']) => status.startsWith('warning_');

export function disputeToWire(dispute: DisputeRecord, { method }: ChargeRecord): Stripe.Dispute {
  const { id, kind, status } = dispute;
  const [reason, network_reason_code] = reasons[kind];
  return {
    id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: dispute.movements.map(movementToWire),
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: eligibility[kind] ?? [],
    evidence: { ...noEvidence, enhanced_evidence: {}, uncategorized_text: dispute.evidence },
    evidence_details: {
      due_by: dispute.created + WEEK_SECONDS,
      enhanced_eligibility: enhanced[kind] ?? {},
      has_evidence: dispute.evidence !== null,
      past_due: false,
      submission_count: dispute.evidence === null ? 0 : 1,
      submission_method: dispute.evidence === null ? 'not_submitted' : 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isWarning(status) || status === 'won',
    livemode: false,
    metadata: {},
    network_reason_code,
    payment_intent: dispute.intent,
    ...(method.type === 'card' && { payment_method_details: cardOf(dispute, method, network_reason_code) }),
    reason,
    status,
  };
}

function cardOf(dispute: DisputeRecord, { number }: ChargeRecord['method'], network_reason_code: string | null) {
  const brand = brandOf(number).name;
  return { card: { brand, case_type: caseOf(dispute), network: brand, network_reason_code }, type: 'card' as const };
}

function caseOf({ kind, status }: DisputeRecord) {
  if (kind === 'compliance') return 'compliance';
  return isWarning(status) ? 'inquiry' : 'chargeback';
}

const eligibility: Partial<Record<DisputeRecord['kind'], Stripe.Dispute.EnhancedEligibilityType[]>> = {
  compelling_evidence: ['visa_compelling_evidence_3'],
  compliance: ['visa_compliance'],
};

const enhanced: Partial<Record<DisputeRecord['kind'], Stripe.Dispute.EvidenceDetails.EnhancedEligibility>> = {
  compelling_evidence: {
    visa_compelling_evidence_3: {
      required_actions: ['missing_prior_undisputed_transactions'],
      status: 'requires_action',
    },
  },
  compliance: { visa_compliance: { status: 'requires_fee_acknowledgement' } },
};

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
} as const;
