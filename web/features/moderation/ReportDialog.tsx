import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../apollo/tab-client.ts';
import { ReportDocument } from '../../generated/report.ts';
import type { ReportReason } from '../../generated/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Reported } from './openReport.ts';
import { reasonChoices } from './reasons.ts';

const SORRY = 'Não foi possível enviar. Verifique sua conexão e tente novamente.';

type ReportDialogProps = { reported: Reported; onClosed: () => void };

/** Two taps are a report: this, and why. What else there is to say may follow. */
export function ReportDialog({ reported, onClosed }: ReportDialogProps) {
  const [sending, setSending] = useState<ReportReason | null>(null);
  const [filed, setFiled] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  async function send(reason: ReportReason, words?: string) {
    if (sending !== null) return false;
    setSending(reason);
    setFailure(null);
    const refusal = await fileReport(reported, reason, words);
    setSending(null);
    setFailure(refusal);
    if (refusal === null) setFiled(reason);
    return refusal === null;
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClosed()}
      title={filed === null ? 'Denunciar' : 'Denúncia recebida'}
      description={
        filed === null
          ? 'Por que isto não deveria estar aqui? Quem publicou não fica sabendo quem denunciou.'
          : 'Obrigado. Nossa equipe vai analisar, e você recebe uma notificação com o resultado.'
      }
    >
      {failure !== null && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {failure}
        </p>
      )}
      {filed === null ? (
        <ul aria-label="Motivos">
          {reasonChoices.map(({ reason, label }) => (
            <li key={reason}>
              <button
                type="button"
                disabled={sending !== null}
                className="flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-3 text-left text-ink hover:bg-raised disabled:opacity-50"
                onClick={() => void send(reason)}
              >
                {label}
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') onClosed();
            else void send(filed, text.trim()).then((sent) => sent && onClosed());
          }}
        >
          <TextArea
            label="Quer contar mais? (opcional)"
            value={text}
            maxLength={2_000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" className="w-full" loading={sending !== null}>
            {text.trim() === '' ? 'Concluir' : 'Enviar detalhes'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** @returns why it was not taken; null when it was */
async function fileReport({ target, id }: Reported, reason: ReportReason, text?: string) {
  try {
    const { data } = await client.mutate({
      mutation: ReportDocument,
      variables: { input: { target, targetId: id, reason, text: text ?? null } },
      fetchPolicy: 'no-cache',
    });
    return data?.report.__typename === 'Refusal' ? data.report.message : null;
  } catch (error) {
    return CombinedGraphQLErrors.is(error) ? error.message : SORRY;
  }
}
