import { Link } from 'react-router-dom';
import type { CaseView_CaseFragment } from './generated/moderation.ts';
import { cx } from '../../ui/cx.ts';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { decisionLabel } from './decisions.ts';
import { reasonLabels, targetLabels } from '../reports/reasons.ts';
import { Item } from '../../ui/Item.tsx';

/**
 * Lists the moderation decisions about the same author in other cases, newest first. Decisions that were reversed are
 * struck through.
 */
export function AuthorHistory({
  moderationCase: { author, authorHistory },
}: {
  moderationCase: CaseView_CaseFragment;
}) {
  if (!author) return null;
  return (
    <section>
      <h3 className="font-semibold text-ink">
        Histórico de <bdi>{author.name}</bdi>
      </h3>
      {authorHistory.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nenhuma outra decisão sobre esta pessoa.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-control border border-line">
          {authorHistory.map((past) => (
            <Item key={past.id}>
              {() => (
                <li>
                  <Link
                    to={`/moderation/case/${past.caseId}`}
                    className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-4 py-2.5 -outline-offset-2 hover:bg-raised"
                  >
                    <span className={cx('font-medium text-ink', past.isUndone && 'line-through')}>
                      {decisionLabel({ isReview: past.isReview, decision: past.decision })}
                    </span>
                    <span className="text-sm text-ink-soft">
                      {targetLabels[past.target]} · {reasonLabels[past.reason]}
                      {past.isUndone && <span>{' · desfeita'}</span>}
                      {past.appeal != null && <span>{` · ${appealText[past.appeal]}`}</span>}
                    </span>
                    <span className="ml-auto text-sm text-ink-faint">
                      <TimeAgo dateTime={past.createdAt} />
                    </span>
                  </Link>
                </li>
              )}
            </Item>
          ))}
        </ul>
      )}
    </section>
  );
}

const appealText = { OPEN: 'recurso aberto', UPHELD: 'recurso negado', GRANTED: 'recurso aceito' } as const;
