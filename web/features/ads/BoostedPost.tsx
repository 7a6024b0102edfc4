import { useQuery } from '@apollo/client/react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BoostedPostDocument } from './generated/ads.ts';

/** A preview of the post that a boost (paid promotion) shows: the picture and the first words of the post. */
export function BoostedPost({ id }: { id: string }) {
  const { data } = useQuery(BoostedPostDocument, { variables: { id } });
  if (!data) return <Skeleton className="h-20 w-full" />;
  if (!data.post) {
    return (
      <p role="alert" className="rounded-card border border-line bg-surface p-4 text-danger">
        Este post não está mais disponível.
      </p>
    );
  }
  const [first] = data.post.media;
  const picture = first?.__typename === 'Image' ? first.sources[0]?.url : first?.posterUrl;

  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
      {picture != null && (
        <img src={picture} alt="" decoding="async" className="size-16 shrink-0 rounded-control object-cover" />
      )}
      <p className="line-clamp-3 min-w-0 wrap-anywhere text-ink">{data.post.text || 'Seu post'}</p>
    </div>
  );
}
