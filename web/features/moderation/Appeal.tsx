import { useState } from 'react';
import { isBlank, trimText } from '../../../schema/texts.ts';
import type { NoticeView_NoticeFragment } from './generated/notices.ts';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { controlIdsOf } from './Decision.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

/**
 * The form with which a member appeals a moderation decision. After the member has appealed, it shows the state of the
 * appeal.
 */
export function Appeal({
  notice,
  onAppeal,
}: {
  notice: NoticeView_NoticeFragment;
  /** @returns the error message; undefined if the server accepted the appeal */
  onAppeal: (text: string) => Promise<string | undefined>;
}) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | undefined>();
  const [loading, setLoading] = useState(false);
  useUnsavedChanges(text !== '' && notice.appeal == null);

  async function submit() {
    if (loading || isBlank(text)) return;
    setFailure(undefined);
    setLoading(true);
    setFailure(await onAppeal(trimText(text)).catch(() => `Não foi possível enviar. ${CHECK_AND_RETRY}`));
    setLoading(false);
  }

  if (notice.appeal != null) {
    const words = {
      OPEN: 'Seu recurso foi recebido. Outra pessoa da equipe vai analisar.',
      UPHELD: 'Seu recurso foi analisado por outra pessoa, e a decisão continua valendo.',
      GRANTED: 'Seu recurso foi aceito.',
    };
    return (
      <section role="status" className="mt-6 rounded-card border border-line p-5">
        <p className="font-semibold text-ink">{words[notice.appeal]}</p>
        {notice.appealAnswer != null && notice.appealAnswer !== '' && (
          <FoldedText text={notice.appealAnswer} className="mt-1 text-ink-soft" />
        )}
      </section>
    );
  }
  if (notice.isUndone) {
    return notice.target === 'AD' ? (
      <p className="mt-6 text-ink-soft">
        O dinheiro já tinha voltado para o seu saldo: publique o anúncio de novo quando quiser.
      </p>
    ) : null;
  }
  return (
    <form
      aria-labelledby={`appeal-${notice.id} ${controlIdsOf(notice)}`}
      className="mt-6 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 id={`appeal-${notice.id}`} className="text-lg font-semibold text-ink">
        Não concorda?
      </h2>
      <TextArea
        label="Conte por que a decisão deve mudar"
        hint="Quem analisa o recurso não é quem decidiu."
        value={text}
        maxLength={5_000}
        onChange={(event) => setText(event.target.value)}
      />
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" loading={loading} disabled={isBlank(text)}>
        Recorrer
      </Button>
    </form>
  );
}
