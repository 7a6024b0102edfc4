import { Skeleton } from '../../ui/Skeleton.tsx';

/** A placeholder with the shape of a post, shown while posts load. */
export function PostSkeleton({ withPicture = true }: { withPicture?: boolean }) {
  return (
    <div aria-hidden className="border-b border-line bg-surface md:mb-4 md:rounded-card md:border">
      <div className="flex items-center gap-3 px-4 py-3">
        <Skeleton className="size-10 rounded-full!" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-3.5 w-36" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <div className="space-y-2 px-4 pb-4">
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
      {withPicture && <Skeleton className="aspect-4/5 max-h-120 w-full rounded-none!" />}
      <div className="flex gap-3 p-4">
        <Skeleton className="h-5 w-14" />
        <Skeleton className="h-5 w-14" />
      </div>
    </div>
  );
}
