import { useIsLoading } from '../../apollo/activity.ts';

/**
 * Shows a thin line at the top of the page while the app is loading data. The line is hidden from screen readers,
 * because each part of the page announces its own loading.
 */
export function LoadingBar() {
  const loading = useIsLoading();
  return (
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {loading && <div className="loading-bar h-full w-full bg-ember-gradient" />}
    </div>
  );
}
