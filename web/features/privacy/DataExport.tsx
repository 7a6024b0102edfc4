import { useApolloClient } from '@apollo/client/react';
import { askResult } from '../../apollo/result.ts';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  OpenDataExportDocument,
  RequestDataExportDocument,
  usePrivacySettingsQuery,
  type PrivacySettings_PrivacyFragment,
} from './generated/privacy.ts';
import { Button } from '../../ui/Button.tsx';
import { DownloadError, startDownload } from '../../ui/downloads.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { useStep } from '../accounts/useStep.ts';

const POLL_INTERVAL_MS = 1_500;

type Own = NonNullable<PrivacySettings_PrivacyFragment['export']>;

/** Lets the member request an export of their data. Shows the export's progress and the download button. */
export function DataExport({ own }: { own: Own | null }) {
  const client = useApolloClient();
  const step = useStep();
  const { startPolling, stopPolling, refetch } = usePrivacySettingsQuery({ fetchPolicy: 'cache-only' });
  const isMaking = own?.state === 'PENDING' || own?.state === 'RUNNING';

  useEffect(() => {
    if (!isMaking) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isMaking, startPolling, stopPolling]);

  async function ask() {
    const answer = await step.run(() => askResult(client, RequestDataExportDocument, {}));
    if (answer) await refetch().catch(() => undefined);
  }

  return (
    <SettingsCard
      title="Baixar meus dados"
      description="Um arquivo ZIP com tudo o que é seu: perfil, posts com fotos e vídeos, mensagens, carteira e todo o resto, com um índice para abrir no navegador. Avisamos por e-mail quando ficar pronto. O arquivo fica disponível por 72 horas."
    >
      {isMaking && <Progress own={own} />}
      {own?.state === 'READY' && <Fetch own={own} />}
      {own?.state === 'FAILED' && (
        <p role="alert" className="mb-4 text-danger">
          Não foi possível preparar a última cópia. Peça de novo.
        </p>
      )}
      {(own === null || own.state === 'FAILED') && (
        <Button variant="outline" loading={step.loading} onClick={() => void ask()}>
          Pedir cópia dos meus dados
        </Button>
      )}
      {step.problem && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {step.problem}
        </p>
      )}
    </SettingsCard>
  );
}

function Progress({ own: { done, total } }: { own: Own }) {
  return (
    <div role="status">
      <p className="mb-2 font-medium text-ink">Preparando sua cópia…</p>
      <progress
        className="h-2 w-full accent-ember"
        aria-label="Preparando sua cópia"
        value={done}
        max={Math.max(total, 1)}
      />
      <p className="mt-2 text-sm text-ink-soft">Você pode sair desta página.</p>
    </div>
  );
}

function Fetch({ own }: { own: Own }) {
  const client = useApolloClient();
  const [hasBegun, setHasBegun] = useState(false);
  const step = useStep();

  async function download() {
    setHasBegun(false);
    const begun = await step.run(async () => {
      const opened = await askResult(client, OpenDataExportDocument, { input: { id: own.id } });
      if (opened.refusal) return opened;
      try {
        await startDownload(opened.success.download.path);
      } catch (error) {
        if (error instanceof DownloadError) return { refusal: { message: error.message } };
        throw error;
      }
      return opened;
    });
    setHasBegun(begun !== undefined);
  }

  const until = new Date(own.expiresAt ?? '').toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div role="status">
      <p className="mb-3 text-ink">
        Sua cópia está pronta ({megabytes(own.bytes ?? 0)}). Disponível até {until}.
      </p>
      <Button loading={step.loading} onClick={() => void download()}>
        <Download aria-hidden className="size-4.5" /> Baixar arquivo
      </Button>
      {hasBegun && (
        <p className="mt-3 text-sm text-ink-soft">
          O download começou. Se ele falhar ou parar antes do fim, baixe o arquivo de novo.
        </p>
      )}
      {step.problem && (
        <p role="alert" className="mt-3 text-danger">
          {step.problem}
        </p>
      )}
    </div>
  );
}

function megabytes(bytes: number) {
  return `${(bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;
}
