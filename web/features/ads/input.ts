import { trimText } from '../../../schema/texts.ts';
import type { BusinessAdInput, PostAdInput, ProfileAdInput } from './generated/ads.ts';
import { sanitizeText } from '../../ui/sanitizeText.ts';
import type { AdDraft } from './adDraft.ts';

export async function businessInput(draft: AdDraft): Promise<BusinessAdInput> {
  const { images, link, ...run } = draft;
  const title = await sanitizeText(draft.title);
  return { imageIds: images.map(({ id }) => id), title, link: trimText(link), ...runOf(run) };
}

export function profileInput({ highlight, ...run }: AdDraft): ProfileAdInput {
  return { highlight: highlight ?? 'BOTH', ...runOf(run) };
}

export function postInput({ postId, ...run }: AdDraft): PostAdInput {
  return { postId, ...runOf(run) };
}

/** Returns the audience and the days of an ad, and the price that the member saw. */
function runOf({ targets, startDate, endDate, priceCentavos }: Pick<AdDraft, RunField>) {
  return { targets, startDate, endDate, priceCentavos };
}

type RunField = 'targets' | 'startDate' | 'endDate' | 'priceCentavos';
