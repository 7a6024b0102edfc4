import { useIsLoading } from '../../apollo/activity.ts';

/**
 * A thin line at the top for as long as the loading flag is on. For the eye alone: what is loading says so itself, in
 * its place.
 */
export function LoadingBar() {
  const loading = useIsLoading();
  return (
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {loading && <div className="loading-bar h-full w-full bg-ember-gradient" />}
    </div>
  );
}
