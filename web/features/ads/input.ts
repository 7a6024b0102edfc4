import { trimText } from '../../../schema/texts.ts';
import type { BusinessAdInput, PostAdInput, ProfileAdInput } from './generated/ads.ts';
import { sanitizeText } from '../../ui/sanitizeText.ts';
import type { AdDraft } from './adDraft.ts';

export async function businessInput(draft: AdDraft): Promise<BusinessAdInput> {
  const { images, link, targets, startDate, endDate } = draft;
  const title = await sanitizeText(draft.title);
  return { imageIds: images.map(({ id }) => id), title, link: trimText(link), targets, startDate, endDate };
}

export function profileInput({ highlight, targets, startDate, endDate }: AdDraft): ProfileAdInput {
  return { highlight: highlight ?? 'BOTH', targets, startDate, endDate };
}

export function postInput({ postId, targets, startDate, endDate, priceCentavos }: AdDraft): PostAdInput {
  return { postId, targets, startDate, endDate, priceCentavos };
}
