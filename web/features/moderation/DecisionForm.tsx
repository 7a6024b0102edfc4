import { useLayoutEffect, useRef, useState } from 'react';
import { isBlank, trimText } from '../../../schema/texts.ts';
import { useDecideModerationCasesMutation, type CaseView_CaseFragment } from './generated/moderation.ts';
import type { ReportReason } from '../../generated/schema.ts';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { plural } from '../../ui/numbers.ts';
import { addDays, today } from '../../ui/saoPauloDays.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { toast } from '../../ui/toast.ts';
import { choicesOf, isWordsOnly, type Choice } from './decisions.ts';
import { isReason, reasonChoices } from '../reports/reasons.ts';
import { useShortcuts } from './shortcuts.ts';
import { takeFromDesk } from './takeFromDesk.ts';

const USUAL_DAYS = 7;

type DecisionFormProps = { moderationCase: CaseView_CaseFragment; onDecided: () => void };

/** The form in which a moderator chooses the decision (by click or by keyboard shortcut) and its reason. */
export function DecisionForm({ moderationCase, onDecided }: DecisionFormProps) {
  const { id, isReview, target, sameCaseIds } = moderationCase;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [reason, setReason] = useState<ReportReason>(moderationCase.reason);
  const [text, setText] = useState('');
  const [day, setDay] = useState(() => addDays(today(), USUAL_DAYS));
  const [together, setTogether] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decided = useUnsavedChanges(text !== '');
  const { run, loading } = useDecideModerationCasesMutation({
    update: (cache, _decided, { input }) => takeFromDesk(cache, 'moderationCases', input.ids),
    done(_decided, { input }) {
      const { length } = input.ids;
      toast({ title: plural(length, 'Caso decidido', `${length} casos decididos`) });
      decided();
      onDecided();
    },
    failed: (problem) => setFailure(problem ?? `Não foi possível decidir. ${CHECK_AND_RETRY}`),
  });
  const form = useRef<HTMLFormElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const possible = choicesOf(moderationCase);
  const isAnswer = isWordsOnly(moderationCase);
  const saysWhy = isAnswer || (choice?.decision === 'TAKE_DOWN' && (target === 'AD' || isReview));
  useShortcuts({
    ...Object.fromEntries(possible.map((each) => [each.key, () => setChoice(each)])),
    ...(sameCaseIds.length > 0 && { x: () => setTogether(!together) }),
  });

  // Focus the chosen decision, so that keyboard navigation continues from there. Scroll the text field and the button
  // into view.
  useLayoutEffect(() => {
    if (!choice) return;
    chosen.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [choice]);

  async function submit() {
    if (!choice || loading) return;
    if (saysWhy && isBlank(text)) {
      setFailure(isAnswer ? 'Conte a quem denunciou o que foi feito.' : 'Explique ao autor o motivo.');
      return;
    }
    const end = new Date(`${day}T23:59:59-03:00`);
    // The end date is also invalid if the moderator typed a year of five digits, which some browsers allow.
    if (choice.decision === 'SUSPEND' && Number.isNaN(end.getTime())) {
      setFailure('Informe até quando vai a suspensão.');
      return;
    }
    setFailure(null);
    const until = choice.decision === 'SUSPEND' ? end.toISOString() : null;
    const ids = together ? [id, ...sameCaseIds] : [id];
    const input = { ids, decision: choice.decision, reason, text: trimText(text), until };
    await run({ input });
  }

  return (
    <form
      ref={form}
      aria-label="Decisão"
      className="scroll-mb-24 space-y-4 md:scroll-mb-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div role="group" aria-label="O que decidir" className="flex flex-wrap gap-2">
        {possible.map((each) => (
          <button
            key={each.decision}
            ref={choice?.decision === each.decision ? chosen : undefined}
            type="button"
            aria-pressed={choice?.decision === each.decision}
            aria-keyshortcuts={each.key}
            className={cx(
              'min-h-11 rounded-control border px-4 font-semibold text-ink transition duration-150 hover:bg-raised',
              choice?.decision === each.decision ? 'border-ember bg-raised' : 'border-line',
            )}
            onClick={() => setChoice(each)}
          >
            {each.label}{' '}
            <kbd className="ml-1 text-xs font-normal text-ink-soft uppercase max-md:hidden">{each.key}</kbd>
          </button>
        ))}
      </div>
      {choice && (
        <>
          <p className="text-sm text-ink-soft">{choice.says}</p>
          {!(isReview && choice.decision === 'DISMISS') && (
            <label className="block text-sm text-ink-soft">
              Regra
              <select
                value={reason}
                className="mt-1.5 block h-12 w-full rounded-control border border-line bg-surface px-3 text-base text-ink"
                onChange={(event) => isReason(event.target.value) && setReason(event.target.value)}
              >
                {reasonChoices.map(({ reason: value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          {choice.decision === 'SUSPEND' && (
            <DateField label="Suspenso até" type="date" value={day} onChange={setDay} />
          )}
          {(isAnswer || choice.decision !== 'DISMISS') && (
            <TextArea
              label={isAnswer ? 'Resposta a quem denunciou' : 'Explicação para o autor'}
              value={text}
              maxLength={2_000}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          {sameCaseIds.length > 0 && (
            <label className="flex min-h-11 items-center gap-3 text-ink">
              <input
                type="checkbox"
                checked={together}
                aria-keyshortcuts="x"
                className="size-5 accent-ember"
                onChange={(event) => setTogether(event.target.checked)}
              />
              {plural(
                sameCaseIds.length,
                'Decidir também o outro caso do mesmo conteúdo',
                `Decidir também os outros ${sameCaseIds.length} casos do mesmo conteúdo`,
              )}
            </label>
          )}
          {failure !== null && (
            <p role="alert" className="text-sm text-danger">
              {failure}
            </p>
          )}
          <Button type="submit" loading={loading}>
            Confirmar: {choice.label.toLowerCase()}
          </Button>
        </>
      )}
    </form>
  );
}
