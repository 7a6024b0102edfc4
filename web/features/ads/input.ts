import { trimText } from '../../../schema/texts.ts';
import type { AdInput } from './generated/ads.ts';
import { sanitizeText } from '../../ui/sanitizeText.ts';
import type { AdDraft, DraftKind } from './adDraft.ts';

/** Returns the ad of a form in the form that the server takes. */
export async function adInput(kind: DraftKind, draft: AdDraft): Promise<AdInput> {
  const run = runOf(draft);
  if (kind === 'POST_AD') return { post: { postId: draft.postId, ...run } };
  if (kind === 'PROFILE_AD') return { profile: { highlight: draft.highlight ?? 'BOTH', ...run } };
  const title = await sanitizeText(draft.title);
  return { business: { imageIds: draft.images.map(({ id }) => id), title, link: trimText(draft.link), ...run } };
}

/** Returns the audience and the days of an ad, and the price that the member saw. */
function runOf({ targets, startDate, endDate, priceCentavos }: Pick<AdDraft, RunField>) {
  return { targets, startDate, endDate, priceCentavos };
}

type RunField = 'targets' | 'startDate' | 'endDate' | 'priceCentavos';
