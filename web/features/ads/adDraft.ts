import { useSyncExternalStore } from 'react';
import { v4 as newId } from 'uuid';
import { z } from 'zod/mini';
import { createStored } from '../../storage/createStored.ts';
import { categories } from '../people/categories.ts';
import { forgetIntent } from '../wallet/pendingIntent.ts';

const category = z.enum(categories.map(({ value }) => value));
const shape = z.object({
  /** Stored images; their addresses expire, their ids are good for a day. */
  images: z.array(z.object({ id: z.string(), url: z.string() })),
  title: z.string(),
  link: z.string(),
  highlight: z.nullable(z.enum(['DISCOVER', 'FEED', 'BOTH'])),
  targets: z.array(category),
  startDate: z.string(),
  endDate: z.string(),
  /** Names this very form: sent again it buys nothing again, changed it is another one. */
  key: z.string(),
});

export type AdDraft = z.infer<typeof shape>;
export type DraftKind = 'BUSINESS_AD' | 'PROFILE_AD';

const stored = createStored('ad-draft', shape, { area: 'session', per: 'member' });
/** A form that nothing was filled into yet, the same until something is. */
const empty = new Map<DraftKind, AdDraft>();

/** What a member has filled in, kept over navigation and a reload for this tab and session. */
export function useAdDraft(kind: DraftKind) {
  const draft = useSyncExternalStore(stored.subscribe, () => readDraft(kind));
  return {
    draft,
    /** A payment that was begun for the form as it was is not the one for the form as it is. */
    change: (change: Partial<Omit<AdDraft, 'key'>>) => {
      forgetIntent(kind);
      write(kind, { ...readDraft(kind), ...change, key: newId() });
    },
    reset: () => forgetDraft(kind),
  };
}

export function readDraft(kind: DraftKind): AdDraft {
  const kept = stored.read(kind);
  if (kept) return kept;
  const draft = empty.get(kind) ?? emptyDraft();
  empty.set(kind, draft);
  return draft;
}

/** After a refusal: what is sent next is another request. */
export function renewDraft(kind: DraftKind) {
  write(kind, { ...readDraft(kind), key: newId() });
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
  return { images: [], title: '', link: '', highlight: null, targets: [], startDate: '', endDate: '', key: newId() };
}
