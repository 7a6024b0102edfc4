import { QueryState } from '../../ui/QueryState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useBoostedPostQuery } from './generated/ads.ts';

/** A preview of the post that a boost (paid promotion) shows: the picture and the first words of the post. */
export function BoostedPost({ id }: { id: string }) {
  const { data, error, loading, refetch } = useBoostedPostQuery({
    variables: { id },
    context: { quiet: true },
  });
  if (!data) {
    return (
      <QueryState
        error={error}
        loading={loading}
        retry={refetch}
        layout="alert"
        failed="O post não carregou."
        skeleton={<Skeleton className="h-20 w-full" />}
      />
    );
  }
  // `BoostProblem` says in place of the form that the post is gone.
  if (!data.post) return null;
  const [first] = data.post.media;
  const picture = first?.__typename === 'Image' ? first.sources[0]?.url : first?.posterUrl;

  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
      {picture != null && (
        <img src={picture} alt="" decoding="async" className="size-16 shrink-0 rounded-control object-cover" />
      )}
      <p className="line-clamp-3 min-w-0 wrap-anywhere text-ink">
        <bdi>{data.post.text || 'Seu post'}</bdi>
      </p>
    </div>
  );
}
