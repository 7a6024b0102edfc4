import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { isBlank, trimText } from '../../../schema/texts.ts';
import { askResult } from '../../apollo/result.ts';
import { client } from '../../apollo/tabClient.ts';
import { ReportDocument } from './generated/report.ts';
import type { ReportReason } from '../../generated/schema.ts';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { KeepAway } from './KeepAway.tsx';
import type { Reported } from './openReport.ts';
import { ReasonField } from './ReasonField.tsx';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

const SORRY = `Não foi possível enviar. ${CHECK_AND_RETRY}`;

type ReportDialogProps = { reported: Reported; onClosed: () => void };

/**
 * The dialog in which a member reports content. Asks for the reason and sends the report. Afterwards, offers to add
 * details and to mute or block the person.
 */
export function ReportDialog({ reported, onClosed }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [filed, setFiled] = useState<ReportReason | null>(null);
  const [sending, setSending] = useState(false);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  const sent = useUnsavedChanges(text !== '');

  async function send(wanted: ReportReason, words?: string) {
    if (sending) return false;
    setSending(true);
    setFailure(null);
    const refusal = await fileReport(reported, wanted, words);
    setSending(false);
    setFailure(refusal);
    if (refusal === null) setFiled(wanted);
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
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (reason === null) setFailure('Escolha um motivo.');
            else void send(reason);
          }}
        >
          <ReasonField reason={reason} onChange={setReason} />
          <Button type="submit" className="mt-4 w-full" loading={sending}>
            Enviar
          </Button>
        </form>
      ) : (
        <>
          <form
            className="space-y-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (isBlank(text)) onClosed();
              else
                void send(filed, trimText(text)).then((isSent) => {
                  if (!isSent) return;
                  sent();
                  onClosed();
                });
            }}
          >
            <TextArea
              label="Quer contar mais? (opcional)"
              value={text}
              maxLength={2_000}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" className="w-full" loading={sending}>
              {isBlank(text) ? 'Concluir' : 'Enviar detalhes'}
            </Button>
          </form>
          {reported.about && <KeepAway from={reported.about} onDone={onClosed} />}
        </>
      )}
    </Dialog>
  );
}

/**
 * Sends a report.
 * @returns the error message; null on success
 */
async function fileReport({ target, id }: Reported, reason: ReportReason, text?: string) {
  try {
    const input = { target, targetId: id, reason, text: text ?? null };
    const { refusal } = await askResult(client, ReportDocument, { input }, { fetchPolicy: 'no-cache' });
    return refusal?.message ?? null;
  } catch (error) {
    return CombinedGraphQLErrors.is(error) ? error.message : SORRY;
  }
}
