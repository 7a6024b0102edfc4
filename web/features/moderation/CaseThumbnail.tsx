import { FileText, Play } from 'lucide-react';
import type { CaseRow_CaseFragment } from './generated/moderation.ts';
import { placeholderOf } from '../../ui/placeholder.ts';

/**
 * The first picture of a moderation case in the list of cases, blurred beyond recognition. The page of the case shows
 * the unblurred picture on request.
 */
export function CaseThumbnail({ evidence }: Pick<CaseRow_CaseFragment, 'evidence'>) {
  const [first] = evidence.media;
  const count = evidence.media.length + evidence.pictureUrls.length;
  const blurred = first ? placeholderOf(first.thumbhash ?? null) : null;
  const [picture] = evidence.pictureUrls;

  return (
    <span
      aria-hidden
      className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-control bg-raised"
    >
      {blurred !== null || picture !== undefined ? (
        <img
          src={blurred ?? picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full scale-125 object-cover blur-md"
        />
      ) : (
        count === 0 && <FileText className="size-6 text-ink-faint" />
      )}
      {first?.__typename === 'Video' && <Play className="absolute size-6 fill-white text-white drop-shadow" />}
      {count > 1 && (
        <span className="absolute right-1 bottom-1 rounded-full bg-black/75 px-1.5 text-xs font-semibold text-white">
          {count}
        </span>
      )}
    </span>
  );
}
