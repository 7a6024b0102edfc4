import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type MoreProps = {
  /** Undefined until the first page has loaded. */
  page: { endCursor?: string | null; hasNextPage: boolean } | undefined;
  count: number;
  failed: boolean;
  retry: () => Promise<unknown>;
  loadMore: (after: string) => Promise<unknown>;
  empty: string;
  children: ReactNode;
};

/** A list of the desk in all its states: loading, failed, empty, or loaded with a button for the next page. */
export function More({ page, count, failed, retry, loadMore, empty, children }: MoreProps) {
  const [loading, setLoading] = useState(false);
  if (!page && failed) {
    return (
      <Notice title="Não foi possível carregar" action={<Button onClick={() => void retry()}>Tentar de novo</Button>}>
        Verifique sua conexão.
      </Notice>
    );
  }
  if (!page) return <Spinner className="mx-auto my-16" />;
  if (count === 0) return <Notice title={empty} />;
  const { endCursor, hasNextPage } = page;
  return (
    <>
      {children}
      {hasNextPage && endCursor != null && (
        <div className="p-4 text-center">
          <Button
            variant="outline"
            loading={loading}
            onClick={() => {
              setLoading(true);
              void loadMore(endCursor)
                .catch(() => undefined)
                .finally(() => setLoading(false));
            }}
          >
            Mostrar mais
          </Button>
        </div>
      )}
    </>
  );
}
