import { useSyncExternalStore } from 'react';
import { v4 as newId } from 'uuid';
import { z } from 'zod/mini';
import { createStored } from '../../storage/createStored.ts';
import { categories } from '../people/categories.ts';
import { forgetIntent } from '../wallet/pendingIntent.ts';

const category = z.enum(categories.map(({ value }) => value));
const shape = z.object({
  /** Uploaded images. Their URLs expire; their ids are valid for a day. */
  images: z.array(z.object({ id: z.string(), url: z.string() })),
  title: z.string(),
  link: z.string(),
  highlight: z.nullable(z.enum(['DISCOVER', 'FEED', 'BOTH'])),
  /** The post to boost. */
  postId: z._default(z.string(), ''),
  /** The total that the member saw when they chose to pay. */
  priceCentavos: z._default(z.number(), 0),
  /** The way to pay what the wallet lacks. */
  method: z._default(z.enum(['CARD', 'PIX']), 'CARD'),
  targets: z.array(category),
  startDate: z.string(),
  endDate: z.string(),
  /** The idempotency key of this form: sending it again buys nothing twice, a changed form gets a new key. */
  key: z.string(),
});

export type AdDraft = z.infer<typeof shape>;
export type DraftKind = 'BUSINESS_AD' | 'PROFILE_AD' | 'POST_AD';

const stored = createStored('ad-draft', shape, { area: 'session', per: 'member' });
/** The empty form per kind: the same object until the member fills it in, as useSyncExternalStore requires. */
const empty = new Map<DraftKind, AdDraft>();

/** Returns the member's filled-in form, stored for this tab and session. */
export function useAdDraft(kind: DraftKind) {
  const draft = useSyncExternalStore(stored.subscribe, () => readAdDraft(kind));
  return {
    draft,
    /** Changes the form, and forgets the payment that was started for its earlier state. */
    change: (change: Partial<Omit<AdDraft, 'key'>>) => {
      forgetIntent(kind);
      write(kind, { ...readAdDraft(kind), ...change, key: newId() });
    },
    reset: () => forgetDraft(kind),
  };
}

export function readAdDraft(kind: DraftKind): AdDraft {
  const kept = stored.read(kind);
  if (kept) return kept;
  const draft = empty.get(kind) ?? emptyDraft();
  empty.set(kind, draft);
  return draft;
}

/** Stores the price that the member sees when they choose to pay. The form and its key stay the same. */
export function noteShownPrice(kind: DraftKind, priceCentavos: number) {
  write(kind, { ...readAdDraft(kind), priceCentavos });
}

/** Stores the way to pay, and forgets the payment that was started by the other one. */
export function chooseMethod(kind: DraftKind, method: AdDraft['method']) {
  forgetIntent(kind);
  write(kind, { ...readAdDraft(kind), method, key: newId() });
}

/** Renews the key after a refusal, since the next submit is a new request. */
export function renewDraft(kind: DraftKind) {
  write(kind, { ...readAdDraft(kind), key: newId() });
}

export function forgetDraft(kind: DraftKind) {
  forgetIntent(kind);
  empty.delete(kind);
  stored.write(null, kind);
}

function write(kind: DraftKind, draft: AdDraft) {
  stored.write(draft, kind);
}

function emptyDraft(): AdDraft {
  const run = { targets: [], startDate: '', endDate: '' };
  const paid = { priceCentavos: 0, method: 'CARD' as const };
  return { images: [], title: '', link: '', highlight: null, postId: '', ...paid, ...run, key: newId() };
}
