import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isBlank, trimText } from '../../../schema/texts.ts';
import {
  useAnswerModerationAppealMutation,
  useModerationAppealsQuery,
  type ModerationAppealsQuery,
} from './generated/moderation.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Clock } from './Clock.tsx';
import { decisionLabels } from './decisions.ts';
import { More } from './More.tsx';
import { reasonLabels, targetLabels } from '../reports/reasons.ts';
import { takeFromDesk } from './takeFromDesk.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';

type Appeal = ModerationAppealsQuery['moderationAppeals']['edges'][number]['node'];

/** The list of moderation decisions that members have appealed, sorted by deadline, the nearest first. */
export function Appeals() {
  useTitle('Recursos');
  const { data, error, refetch, fetchMore } = useModerationAppealsQuery({
    variables: { first: 20 },
    fetchPolicy: 'cache-and-network',
  });
  const appeals = data?.moderationAppeals.edges ?? [];
  return (
    <More
      page={data?.moderationAppeals.pageInfo}
      count={appeals.length}
      failed={error !== undefined}
      retry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty="Nenhum recurso em aberto"
    >
      <BoundedRows
        name="appeals"
        label="Recursos"
        edges={appeals}
        fetchPage={(page) => fetchMore({ variables: page })}
        className="divide-y divide-line"
      >
        {(appeal) => (
          <li className="px-4 py-4">
            <AppealCard appeal={appeal} onAnswered={() => void refetch()} />
          </li>
        )}
      </BoundedRows>
    </More>
  );
}

function AppealCard({ appeal, onAnswered }: { appeal: Appeal; onAnswered: () => void }) {
  const [text, setText] = useState('');
  const answered = useUnsavedChanges(text !== '');
  const { run, loading } = useAnswerModerationAppealMutation({
    update: (cache) => takeFromDesk(cache, 'moderationAppeals', [appeal.id]),
    done(_case, { input }) {
      toast({ title: input.restore ? 'Decisão desfeita' : 'Decisão mantida' });
      answered();
      onAnswered();
    },
    failed: (problem) => toastFailure('Não foi possível responder', problem),
  });

  async function give(restore: boolean) {
    if (isBlank(text)) return;
    await run({ input: { id: appeal.id, restore, text: trimText(text) } });
  }

  return (
    <article aria-label={`Recurso de ${appeal.authorName}`}>
      <p className="flex flex-wrap justify-between gap-x-3 gap-y-1">
        <Link to={`/moderation/case/${appeal.caseId}`} className="font-semibold text-ink hover:underline">
          <bdi>{appeal.authorName}</bdi>: {decisionLabels[appeal.decision].toLowerCase()} ·{' '}
          {targetLabels[appeal.target]} · {reasonLabels[appeal.reason]}
        </Link>
        <Clock dueAt={appeal.dueAt} />
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Decidido por <bdi>{appeal.moderatorName}</bdi>
        {appeal.decisionText !== '' && <span>:</span>}
      </p>
      {appeal.decisionText !== '' && <FoldedText text={appeal.decisionText} className="text-sm text-ink-soft" />}
      <blockquote className="mt-2 border-l-2 border-line pl-3 text-ink">
        <FoldedText text={appeal.text} />
      </blockquote>
      {appeal.viewerMayAnswer ? (
        <form className="mt-3 space-y-3" onSubmit={(event) => event.preventDefault()}>
          <TextArea
            label="Resposta ao autor"
            value={text}
            maxLength={2_000}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button loading={loading} disabled={isBlank(text)} onClick={() => void give(true)}>
              Restaurar
            </Button>
            <Button variant="outline" loading={loading} disabled={isBlank(text)} onClick={() => void give(false)}>
              Manter a decisão
            </Button>
          </div>
        </form>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">Você decidiu este caso. Outra pessoa responde ao recurso.</p>
      )}
    </article>
  );
}
