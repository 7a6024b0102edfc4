import { RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CHECK_AND_RETRY, RETRY } from './connection.ts';
import { Notice } from './Notice.tsx';

type QueryStateProps = {
  /** The list or the object that the query returns; undefined until it has loaded. */
  items?: unknown;
  error: unknown;
  /** True during the first load, and while a failed query is being sent again. */
  loading?: boolean;
  /** Sends the query again (Apollo's `refetch`). If the query fails again, `error` contains the failure. */
  retry: () => unknown;
  skeleton: ReactNode;
  /** The title of the failure message. If `layout` is a single line, this is the whole message. */
  failed: string;
  /** The text below the title of a failure notice; null for a notice that has only a title. */
  detail?: ReactNode;
  /**
   * The layout of the failure message: a notice in place of the list (`notice`) or of the page (`page`), or a single
   * line (`line`, `alert`). Screen readers announce an `alert` line immediately.
   */
  layout?: 'notice' | 'page' | 'line' | 'alert';
  /** False if the failure notice has no icon. */
  hasIcon?: boolean;
  /**
   * If true, the failure message can say that the device is offline. It says so instead of `failed` while the device is
   * offline.
   */
  tellsOffline?: boolean;
  /** The content to show when the list has loaded and is empty. */
  empty?: ReactNode;
};

/**
 * Renders the state of a query that has no items to show: the skeleton while the query is loading, the failure message
 * with a retry button, or the empty state.
 */
export function QueryState({ items, error, loading = false, skeleton, empty, ...failure }: QueryStateProps) {
  if (items) return empty;
  if (loading || !error) return skeleton;
  return <Failed {...failure} />;
}

type FailedProps = Omit<QueryStateProps, 'items' | 'error' | 'loading' | 'skeleton' | 'empty'>;

function Failed({
  retry,
  failed,
  detail = CHECK_AND_RETRY,
  layout = 'notice',
  hasIcon = true,
  tellsOffline = false,
}: FailedProps) {
  const again = () => void Promise.resolve(retry()).catch(() => undefined);
  if (layout === 'line' || layout === 'alert') {
    return (
      <p role={layout === 'alert' ? 'alert' : undefined} className="flex flex-wrap items-center gap-3 text-ink-soft">
        {failed}
        <Button variant="outline" size="sm" onClick={again}>
          {RETRY}
        </Button>
      </p>
    );
  }
  const offline = tellsOffline && !navigator.onLine;
  const Icon = offline ? WifiOff : RefreshCw;
  return (
    <Notice
      icon={hasIcon && <Icon aria-hidden className="size-7" />}
      title={offline ? 'Sem conexão' : failed}
      isPage={layout === 'page'}
      action={<Button onClick={again}>{RETRY}</Button>}
    >
      {offline
        ? 'Verifique seu Wifi ou rede móvel.'
        : tellsOffline
          ? 'Algo deu errado do nosso lado. Tente novamente em instantes.'
          : detail}
    </Notice>
  );
}
