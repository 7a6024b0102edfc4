import { useMemo, type ReactNode } from 'react';
import { Item } from '../ui/Item.tsx';
import type { ListPage, PlacedList } from './listPlace.ts';
import { runsOf } from './runs.ts';
import { useFilledRows } from './useFilledRows.ts';

type BoundedRowsProps<Node extends { id: string }> = {
  /** Identifies the list. */
  name: string;
  edges: PlacedList<Node>['edges'];
  /** Loads the rows that have become hollow (web/apollo/boundedList.ts). */
  fetchPage: (page: ListPage) => Promise<unknown>;
  /** The id of a row that is not shown, because the page shows it elsewhere. */
  except?: string | undefined;
  as?: 'ul' | 'div';
  label?: string | undefined;
  className?: string;
  /** Renders a row: an `li` in an `ul`. */
  children: (node: Node) => ReactNode;
};

/**
 * The rows of a list that keeps only the rows around the viewer. An empty element stands in for the other rows and has
 * their height, so that no row moves on the screen.
 */
export function BoundedRows<Node extends { id: string }>({
  name,
  edges,
  fetchPage,
  except,
  as: List = 'ul',
  label,
  className,
  children,
}: BoundedRowsProps<Node>) {
  const runs = useMemo(() => runsOf(edges).filter(({ node }) => !node || node.id !== except), [edges, except]);
  const { ref, heightOf } = useFilledRows({ name, edges, runs, fetchPage });
  const Gap = List === 'ul' ? 'li' : 'div';
  return (
    <List ref={ref} aria-label={label} className={className}>
      {runs.map((run) =>
        run.node ? (
          <RowOf key={run.key} node={run.node}>
            {children}
          </RowOf>
        ) : (
          <Gap key={run.key} aria-hidden style={{ height: heightOf(run), margin: 0 }} />
        ),
      )}
    </List>
  );
}

type RowOfProps<Node> = { node: Node; children: (node: Node) => ReactNode };

function RowOf<Node>({ node, children }: RowOfProps<Node>) {
  return <Item>{() => children(node)}</Item>;
}
