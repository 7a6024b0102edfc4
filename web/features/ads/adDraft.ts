import { useSyncExternalStore } from 'react';
import { v4 as newId } from 'uuid';
import { z } from 'zod/mini';
import { createStored } from '../../storage/createStored.ts';
import { storedCategory } from '../people/storedCategory.ts';
import type { Method } from '../wallet/MethodField.tsx';
import { forgetIntent, readIntent, rememberIntent, type Intent } from '../wallet/pendingIntent.ts';

const shape = z.object({
  /**
   * The uploaded images. Their URLs expire. Their ids are valid for a day, because the server then deletes unused
   * images.
   */
  images: z.array(z.object({ id: z.string(), url: z.string() })),
  title: z.string(),
  link: z.string(),
  highlight: z.nullable(z.enum(['DISCOVER', 'FEED', 'BOTH'])),
  /** The id of the post to boost (show as an ad). */
  postId: z._default(z.string(), ''),
  /** The total price that the page showed when the member chose to pay. */
  priceCentavos: z._default(z.number(), 0),
  /** The payment method that was sent with the current `key`; null if no payment was started with it. */
  method: z._default(z.nullable(z.enum(['CARD', 'PIX'])), null),
  targets: z.array(storedCategory),
  startDate: z.string(),
  endDate: z.string(),
  /**
   * The idempotency key of the purchase. A retry with the same key buys nothing twice. Each change of the form creates
   * a new key.
   */
  key: z.string(),
});

export type AdDraft = z.infer<typeof shape>;
export type DraftKind = 'BUSINESS_AD' | 'PROFILE_AD' | 'POST_AD';

const stored = createStored('ad-draft', shape, { area: 'session', per: 'member' });
/**
 * The empty form of each kind of ad. It stays the same object until the member fills in the form, as
 * useSyncExternalStore requires.
 */
const empty = new Map<DraftKind, AdDraft>();

/** Returns the ad form with the values that the member has entered. They are stored for this tab and session. */
export function useAdDraft(kind: DraftKind) {
  const draft = useSyncExternalStore(stored.subscribe, () => readAdDraft(kind));
  return {
    draft,
    /** Changes values of the form. The next payment cancels the payment that was started for the previous values. */
    change: (change: Partial<Omit<AdDraft, 'key' | 'method'>>) =>
      write(kind, { ...readAdDraft(kind), ...change, ...unusedKey() }),
    /** Empties the form. The next payment cancels the payment that was started for it. */
    reset: () => emptyForm(kind),
  };
}

export function readAdDraft(kind: DraftKind): AdDraft {
  const kept = stored.read(kind);
  if (kept) return kept;
  const draft = empty.get(kind) ?? emptyDraft();
  empty.set(kind, draft);
  return draft;
}

/**
 * Stores the price that the page shows when the member chooses to pay. If it is another price than before, creates a
 * new key: the server refuses a key that was sent with another price.
 */
export function noteShownPrice(kind: DraftKind, priceCentavos: number) {
  const draft = readAdDraft(kind);
  const isOther = draft.priceCentavos !== 0 && draft.priceCentavos !== priceCentavos;
  write(kind, { ...draft, priceCentavos, ...(isOther ? unusedKey() : {}) });
}

/**
 * Reserves the form's idempotency key for a payment method, because the server accepts a key for a single method. If
 * the key was sent with the other method, creates a new key.
 * @returns the form
 */
export function reserveKey(kind: DraftKind, method: Method): AdDraft {
  const draft = readAdDraft(kind);
  const isFree = draft.method === null || draft.method === method;
  const reserved = { ...draft, ...(isFree ? {} : unusedKey()), method };
  write(kind, reserved);
  return reserved;
}

/** Returns the payment that was started for the form; null if there is none, or if the form was changed afterwards. */
export function openPaymentOf(kind: DraftKind, { key }: AdDraft): Intent | null {
  const intent = readIntent(kind);
  return intent && (intent.key ?? key) === key ? intent : null;
}

/** Creates a new idempotency key after a refusal, because the next submit is a new request. */
export function renewDraft(kind: DraftKind) {
  write(kind, { ...readAdDraft(kind), ...unusedKey() });
}

const unusedKey = () => ({ key: newId(), method: null });

/** Empties the form and forgets its payment. Needed after the payment has ended, or has paid into the wallet. */
export function forgetDraft(kind: DraftKind) {
  forgetIntent(kind);
  emptyForm(kind);
}

function emptyForm(kind: DraftKind) {
  forgetOpenPix(kind, readAdDraft(kind).key);
  empty.delete(kind);
  stored.write(null, kind);
}

function write(kind: DraftKind, draft: AdDraft) {
  const { key } = readAdDraft(kind);
  // The member has changed the purchase in the tab that opened its Pix, so no tab leads back to that Pix.
  if (draft.key !== key) forgetOpenPix(kind, key);
  stored.write(draft, kind);
}

const openPix = z.object({
  draft: shape,
  intent: z.object({ paymentIntentId: z.string(), clientSecret: z.string(), centavos: z.number() }),
  /** The time in ms since 1970 at which the code expires. */
  until: z.number(),
});
type OpenPix = z.infer<typeof openPix>;

/** The lifetime of a Pix code on the platform. Only the provider decides if a code has expired. */
const PIX_LIFETIME_MS = 30 * 60_000;

/** For each kind, the ad whose Pix waits for its payment. All tabs read it, so that each of them can show the code. */
const openPixes = createStored('open-ad-pix', openPix, { area: 'local', per: 'member' });

/** Stores the ad and its Pix, so that `resumeOpenPix` finds them in another tab. */
export function noteOpenPix(kind: DraftKind, draft: AdDraft, { paymentIntentId, clientSecret, centavos }: Intent) {
  if (openPixes.read(kind)?.intent.paymentIntentId === paymentIntentId) return;
  const intent = { paymentIntentId, clientSecret, centavos };
  openPixes.write({ draft, intent, until: Date.now() + PIX_LIFETIME_MS }, kind);
}

/**
 * Looks for an ad whose Pix waits for its payment, and fills this tab's form with that ad, so that the checkout shows
 * the same Pix instead of opening another one. Keeps a form that the member has begun to fill in for another ad.
 * @returns the kind of the ad; null if no such ad is known in this browser, or if the tab keeps its own form
 */
export function resumeOpenPix(isWanted: (open: OpenPix) => boolean): DraftKind | null {
  for (const kind of ['POST_AD', 'PROFILE_AD', 'BUSINESS_AD'] as const) {
    const open = openPixes.read(kind);
    if (!open || open.until <= Date.now() || !isWanted(open) || hasOtherAd(kind, open)) continue;
    stored.write(open.draft, kind);
    rememberIntent(kind, { ...open.intent, key: open.draft.key });
    return kind;
  }
  return null;
}

/** Returns true if this tab has begun another ad of the kind, or has a payment that only this tab can cancel. */
function hasOtherAd(kind: DraftKind, { draft, intent }: OpenPix) {
  const payment = readIntent(kind);
  if (payment && payment.paymentIntentId !== intent.paymentIntentId) return true;
  const own = readAdDraft(kind);
  return own.key !== draft.key && isFilledIn(own);
}

/** The post does not count, because the menu of a post fills it in. */
function isFilledIn({ images, targets, highlight, title, link, startDate, endDate }: AdDraft) {
  return images.length + targets.length > 0 || highlight !== null || title + link + startDate + endDate !== '';
}

function forgetOpenPix(kind: DraftKind, key: string) {
  if (openPixes.read(kind)?.draft.key === key) openPixes.write(null, kind);
}

function emptyDraft(): AdDraft {
  const run = { targets: [], startDate: '', endDate: '' };
  return { images: [], title: '', link: '', highlight: null, postId: '', priceCentavos: 0, ...run, ...unusedKey() };
}
