import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CHECK_CONNECTION } from '../../ui/connection.ts';
import { QueryState } from '../../ui/QueryState.tsx';

type MoreProps = {
  /** The `pageInfo` of the page that was loaded last; undefined until the first page has loaded. */
  page: { endCursor?: string | null; hasNextPage: boolean } | undefined;
  count: number;
  failed: boolean;
  retry: () => Promise<unknown>;
  loadMore: (after: string) => Promise<unknown>;
  empty: string;
  children: ReactNode;
};

/**
 * A list of the moderation pages in all its states: loading, failed, empty, or loaded with a button for the next page.
 */
export function More({ page, count, failed, retry, loadMore, empty, children }: MoreProps) {
  const [loading, setLoading] = useState(false);
  if (!page || count === 0) {
    return (
      <QueryState
        items={page}
        empty={<Notice title={empty} />}
        error={failed}
        retry={retry}
        failed="Não foi possível carregar"
        detail={CHECK_CONNECTION}
        hasIcon={false}
        skeleton={<Spinner className="mx-auto my-16" />}
      />
    );
  }
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
