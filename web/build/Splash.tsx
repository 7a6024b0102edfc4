import { Brand } from '../ui/Brand.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** An outline of the feed that is shown until the app runs. */
export function Splash() {
  return (
    <div id="splash" aria-hidden>
      <div className="mx-auto flex w-full max-w-screen-2xl xl:justify-center">
        <div className="h-dvh w-20 shrink-0 border-r border-line py-6 text-center max-md:hidden xl:w-64 xl:px-4 xl:text-left">
          <Brand className="p-2 text-xl xl:px-4" nameClass="max-xl:hidden" />
        </div>
        <div className="min-w-0 flex-1 md:mx-auto md:max-w-172 md:px-6 xl:mx-8 xl:max-w-160 xl:px-0">
          <div className="flex h-14 items-center border-b border-line px-4 md:hidden">
            <Brand className="text-lg" />
          </div>
          <div className="space-y-4 p-4 md:px-0 md:pt-6">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="aspect-4/5 w-full" />
          </div>
        </div>
        <div className="w-80 shrink-0 max-xl:hidden" />
      </div>
    </div>
  );
}
