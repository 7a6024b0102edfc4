import { useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import type { PlacedList } from './listPlace.ts';

type ListStartProps = { connection: PlacedList | undefined; startOver: () => void };

/**
 * The button above a list that begins at a later page (useFirstPage.ts). It loads the list again from its start. If the
 * later page has no rows, because they were removed meanwhile, does so by itself.
 */
export function ListStart({ connection, startOver }: ListStartProps) {
  const isPart = connection?.pageInfo.hasPreviousPage === true;
  const isPastEnd = isPart && connection.edges.length === 0;
  useEffect(() => {
    if (isPastEnd) startOver();
  }, [isPastEnd, startOver]);
  if (!isPart) return null;

  return (
    <div className="flex justify-center py-3 [overflow-anchor:none]">
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          window.scrollTo(0, 0);
          startOver();
        }}
      >
        Voltar ao início
      </Button>
    </div>
  );
}
