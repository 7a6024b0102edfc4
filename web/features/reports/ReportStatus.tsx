import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';
import { useCheckReportProtocolMutation, type CheckReportProtocolMutation } from './generated/anonymous.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';

type Status = Extract<CheckReportProtocolMutation['checkReportProtocol'], { __typename: 'ReportProtocol' }>;

/**
 * Shows the outcome of a report that was made without an account. The reporter must enter the protocol number and the
 * secret code of the report.
 */
export function ReportStatus() {
  useTitle('Acompanhar denúncia');
  const handed = handedOver(useLocation().state);
  const [protocol, setProtocol] = useState(handed.protocol);
  const [secret, setSecret] = useState(handed.secret);
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const { run, loading } = useCheckReportProtocolMutation({
    fetchPolicy: 'no-cache',
    done: setStatus,
    failed: (problem) => setFailure(problem ?? `Não foi possível consultar. ${CHECK_AND_RETRY}`),
  });

  async function submit() {
    if (loading) return;
    setFailure(null);
    setStatus(null);
    await run({ input: { protocol, secret } });
  }

  return (
    <>
      <h1 className="text-2xl font-semibold text-ink">Acompanhar denúncia</h1>
      <form
        noValidate
        className="mt-6 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="Protocolo"
          autoCapitalize="characters"
          autoComplete="off"
          value={protocol}
          onChange={(event) => setProtocol(event.target.value)}
        />
        <TextField
          label="Código"
          autoCapitalize="none"
          autoComplete="off"
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
        {failure !== null && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
        <Button type="submit" size="lg" className="w-full" loading={loading}>
          Consultar
        </Button>
      </form>
      <div role="status">
        {status && (
          <div className="mt-6 rounded-card border border-line bg-surface p-5">
            <p className="font-semibold text-ink">{wordsOf(status)}</p>
            <p className="mt-1 text-sm text-ink-soft">
              Recebida em {at(status.createdAt)}.{' '}
              <span>
                {status.decidedAt == null ? `Prazo: ${at(status.dueAt)}.` : `Decidida em ${at(status.decidedAt)}.`}
              </span>
            </p>
            {status.answer != null && status.answer !== '' && (
              <FoldedText text={status.answer} className="mt-3 text-ink" />
            )}
          </div>
        )}
      </div>
      <p className="mt-6 text-center">
        <Link to="/report" className="-my-3 inline-block py-3 font-medium text-ember hover:underline">
          Fazer uma denúncia
        </Link>
      </p>
    </>
  );
}

/**
 * Returns the protocol number and the secret code of a report from the state of the history entry. The page that
 * confirms a new report stores them there, so that they survive a reload. That page shows the code a single time.
 */
function handedOver(state: unknown) {
  const { protocol, secret }: { protocol?: unknown; secret?: unknown } =
    typeof state === 'object' && state ? state : {};
  return {
    protocol: typeof protocol === 'string' ? protocol : '',
    secret: typeof secret === 'string' ? secret : '',
  };
}

const outcomes: Record<NonNullable<Status['outcome']>, string> = {
  REMOVED: 'Decidida: o conteúdo foi retirado.',
  KEPT: 'Decidida: o conteúdo continua no ar.',
  GONE: 'Decidida: o conteúdo não está mais no ar.',
  NOT_FOUND: 'Decidida: não encontramos o conteúdo.',
};

function wordsOf({ status, outcome }: Status) {
  if (status === 'RECEIVED') return 'Recebida: aguarda análise.';
  if (status === 'IN_REVIEW') return 'Em análise por uma pessoa da equipe.';
  return outcome == null ? 'Decidida.' : outcomes[outcome];
}

function at(instant: string) {
  return new Date(instant).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
}
