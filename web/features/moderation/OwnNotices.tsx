import { useModerationNoticesQuery, type NoticeView_NoticeFragment } from './generated/notices.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import type { PlacedList } from '../../lists/listPlace.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { Appeal } from './Appeal.tsx';
import { Decision, controlIdsOf } from './Decision.tsx';
import { useAppeal } from './useAppeal.ts';

const PAGE = { first: 20 };

/**
 * Lists all moderation decisions against the signed-in member, each with its appeal form. A member needs this list if
 * they have no notification that links to the decision.
 */
export function OwnNotices({ title, except = [] }: { title: string; except?: readonly { id: string }[] }) {
  const { data, error, refetch, fetchMore } = useModerationNoticesQuery({
    variables: PAGE,
    fetchPolicy: 'cache-and-network',
  });
  const appeal = useAppeal();
  const connection = data?.moderationNotices;
  /** The node of a row that is not loaded is null (web/apollo/boundedList.ts). */
  const edges: PlacedList<NoticeView_NoticeFragment>['edges'] | undefined = connection?.edges;
  const notices = edges?.filter(({ node }) => except.every(({ id }) => id !== node?.id));
  const pageInfo = connection?.pageInfo;

  if (!notices && !error) return null;
  if (notices?.length === 0 && !pageInfo?.hasNextPage) return null;
  return (
    <section aria-labelledby="own-notices">
      <h2 id="own-notices" className="text-xl font-semibold text-ink">
        {title}
      </h2>
      {notices && (
        <BoundedRows as="div" name="own-notices" edges={notices} fetchPage={(page) => fetchMore({ variables: page })}>
          {(notice) => (
            <div className="pt-4">
              <section aria-labelledby={controlIdsOf(notice)} className="border-t border-line pt-4">
                <Decision notice={notice} />
                <Appeal notice={notice} onAppeal={(text) => appeal(notice.id, text)} />
              </section>
            </div>
          )}
        </BoundedRows>
      )}
      {pageInfo?.hasNextPage && (
        <div className="flex justify-center py-4">
          <MoreButton
            label="Mostrar mais decisões"
            load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          />
        </div>
      )}
      {!notices && (
        <div className="mt-4">
          <QueryState
            error={error}
            retry={refetch}
            failed="As decisões não carregaram."
            layout="alert"
            skeleton={null}
          />
        </div>
      )}
    </section>
  );
}
