import { useIsLoading } from '../../apollo/activity.ts';

/** A thin line at the top for as long as the loading flag is on. */
export function LoadingBar() {
  const loading = useIsLoading();
  return (
    <div
      role="progressbar"
      aria-label="Carregando"
      aria-hidden={!loading}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
    >
      {loading && <div className="loading-bar h-full w-full bg-ember-gradient" />}
    </div>
  );
}
