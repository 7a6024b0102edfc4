import { Skeleton } from '../../ui/Skeleton.tsx';

/** A placeholder with the shape of a list of people, shown while the list loads. */
export function PersonSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div role="status" aria-label="Carregando pessoas">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className="flex items-center gap-3 py-2.5">
          <Skeleton className="size-10 rounded-full!" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-9 w-20 rounded-full!" />
        </div>
      ))}
    </div>
  );
}
